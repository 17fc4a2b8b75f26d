import { AppKitError, hasCode } from '@openappkit/appkit-core/adapter'
import type { AddressRules } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import type { LiveConnection } from './LiveConnection'
import { makeDocument } from './makeDocument'
import { planTransfer, readTransfer, type Transfer } from './planTransfer'
import { signDocument } from './signPsbt'
import { orFailure, walletFailure } from './walletFailure'

const failure = { code: 'transaction/failed', message: 'The wallet could not send the bitcoin. Nothing was sent.' }

/** Pays from the account in use: by the wallet's own transfer where it has one, else with a transaction that the wallet signs. Resolves with its id. */
export async function sendTransfer(
  live: LiveConnection,
  recipient: string,
  given: unknown,
  rules: AddressRules,
  esplora: () => Esplora,
): Promise<string> {
  const { wallet, address, caipNetworkId } = live
  const transfer = readTransfer(address, recipient, given, caipNetworkId, rules)
  const { amount } = transfer
  if (!paysByItself(live, address)) return sendSigned(live, recipient, transfer, rules, esplora())
  const ask = async () => wallet.sendTransfer?.({ recipient, amount, address, caipNetworkId })
  const txid = await orFailure(failure, ask).catch(async (cause: AppKitError) => {
    throw (await shortfall(cause, address, transfer, esplora)) ?? cause
  })
  if (typeof txid === 'string' && /^[\da-f]{64}$/iu.test(txid)) return txid.toLowerCase()
  throw new AppKitError(
    'transaction/unknown',
    'The wallet did not say which transaction it sent. Look at its history before trying again.',
  )
}

/**
 * Why a wallet refused, where there are too few coins. Wallets have no code for that, so the chain is asked; and not where no wallet answered, since the coins may be
 * gone for that very transfer.
 */
async function shortfall(
  { cause, code }: AppKitError,
  address: string,
  transfer: Transfer,
  esplora: () => Esplora,
): Promise<AppKitError | undefined> {
  if (code !== failure.code || !hasCode(cause, [-32000, -32603])) return undefined
  try {
    await planTransfer(address, transfer, esplora())
  } catch (short) {
    if (short instanceof AppKitError && short.code === 'transaction/insufficient-funds')
      return new AppKitError(short.code, short.message, { cause })
  }
  return undefined
}

/** Whether the wallet makes transfers of an account itself, from coins that it chooses. */
export function paysByItself({ wallet, accounts }: LiveConnection, address: string): boolean {
  return wallet.sendTransfer !== undefined && (wallet.paysFromAny === true || address === accounts[0]?.address)
}

async function sendSigned(
  live: LiveConnection,
  to: string,
  transfer: Transfer,
  rules: AddressRules,
  esplora: Esplora,
): Promise<string> {
  const { address: from } = live
  const { coins, document } = await makeDocument(live, { from, to }, transfer, rules, esplora)
  await signDocument(
    document,
    live,
    coins.map((_, index) => ({ address: from, index })),
  )
  const { hex, txid } = document.extract()
  await esplora.broadcast(hex).catch(cause => {
    throw walletFailure(cause, failure)
  })
  return txid
}
