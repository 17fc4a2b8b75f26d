/**
 * Codes for transfers, tokens and PSBTs.
 * @category Transactions
 */
export interface TransactionErrorCodes {
  /**
   * The wallet signed a different transaction. Nothing was sent.
   * Do: use another wallet.
   */
  'psbt/changed': true
  /**
   * The PSBT's fee rate is above the limit. Nothing was sent.
   * Do: lower the fee.
   */
  'psbt/fee-too-high': true
  /**
   * The PSBT still needs signatures. Nothing was sent.
   * Do: collect them, then send it.
   */
  'psbt/incomplete': true
  /**
   * The PSBT or its `signInputs` can't be read.
   * Do: fix what the message names.
   */
  'psbt/invalid': true
  /**
   * No input of the PSBT belongs to the connected accounts.
   * Do: name the inputs in `signInputs`, or connect another account.
   */
  'psbt/nothing-to-sign': true
  /**
   * The network has no such token.
   * Do: check its address.
   */
  'token/not-found': true
  /**
   * The chain or the token doesn't allow transfers from the app.
   * Do: send it from inside the wallet.
   */
  'token/unsupported': true
  /**
   * The token's issuer froze the account.
   * Do: send at most the amount in `details`, in base units, if there is one.
   */
  'transaction/account-frozen': true
  /**
   * The Bitcoin network rejected the transaction. Nothing was sent. `details` states the reason.
   * Do: see `details`.
   */
  'transaction/broadcast-failed': true
  /**
   * The wallet signed a different transaction. Nothing was sent.
   * Do: use another wallet.
   */
  'transaction/changed': true
  /**
   * The transaction was sent, but no block included it. Nothing was moved. `details` is its signature.
   * Do: try again.
   */
  'transaction/dropped': true
  /**
   * The fee couldn't be estimated. See `cause`.
   * Do: check the amount and try again.
   */
  'transaction/estimate-failed': true
  /**
   * The user approved the transaction too late for a block to include it.
   * Do: try again.
   */
  'transaction/expired': true
  /**
   * The wallet or the chain rejected the transaction. Nothing was moved. See `cause` and `details`.
   * Do: let the user try again.
   */
  'transaction/failed': true
  /**
   * The fee is now higher than the reviewed `maxFee`. Nothing was sent. `details` is the new fee, in base units.
   * Do: review the transfer again.
   */
  'transaction/fee-changed': true
  /**
   * The balance doesn't cover the amount, the fee and the chain's other costs.
   * Do: send less, or add funds.
   */
  'transaction/insufficient-funds': true
  /**
   * The transfer would leave a Solana account below the rent-exempt minimum.
   * Do: send all of it, or send more to a new account.
   */
  'transaction/insufficient-rent': true
  /**
   * The account holds less of the token than the amount, or holds it in too many token accounts.
   * Do: send less. `details` is the most that one transaction can send, in base units.
   */
  'transaction/insufficient-token-balance': true
  /**
   * The bytes aren't a Solana transaction.
   * Do: pass a serialized transaction.
   */
  'transaction/invalid': true
  /**
   * The recipient isn't an address of this chain. The wallet received no request.
   * Do: correct the address.
   */
  'transaction/invalid-address': true
  /**
   * The amount can't be sent. The wallet received no request.
   * Do: correct the amount.
   */
  'transaction/invalid-amount': true
  /**
   * Tokens sent to this address would be lost.
   * Do: send to a wallet.
   */
  'transaction/invalid-recipient': true
  /**
   * A reference isn't a public key of this chain, or there are more than 16. The wallet received no request.
   * Do: pass up to 16 base58 public keys.
   */
  'transaction/invalid-reference': true
  /**
   * The Esplora server returned UTXOs that don't exist. Nothing was signed.
   * Do: use another Esplora API.
   */
  'transaction/invalid-utxos': true
  /**
   * The connector signs locally, which OpenAppKit doesn't support.
   * Do: use wagmi's own action.
   */
  'transaction/local-account': true
  /**
   * The account holds none of the token.
   * Do: send from another account.
   */
  'transaction/no-token-account': true
  /**
   * Another transaction from the account used the nonce first. Nothing was sent.
   * Do: wait for that transaction, then try again.
   */
  'transaction/nonce-conflict': true
  /**
   * Some of several transactions were sent before one failed. `details` lists their signatures, one per line.
   * Do: check the account before trying again.
   */
  'transaction/partially-sent': true
  /**
   * The recipient's Solana token account now has another owner. Nothing was sent.
   * Do: ask the recipient for another address.
   */
  'transaction/recipient-owner-changed': true
  /**
   * The network couldn't simulate the transfer.
   * Do: try again.
   */
  'transaction/simulation-unavailable': true
  /**
   * The wallet or the network didn't confirm whether the transaction was sent.
   * Do: check the account before trying again.
   */
  'transaction/status-unknown': true
  /**
   * Another transaction spends the same UTXOs. Nothing was sent. `details` states the network's reason.
   * Do: wait for that transaction, then try again.
   */
  'transaction/utxos-spent': true
  /**
   * In a simulation, the transfer failed or had a different effect. Nothing was sent.
   * Do: see `cause`.
   */
  'transaction/would-fail': true
}
