import { type ChainNamespace, useAppKitAccount, useAppKitNetwork, useAppKitProvider } from '@openappkit/appkit/react'
import { transferLamports } from '@openappkit/example-react-solana/transfer'
import { base58 } from '@scure/base'
import { numberToHex, parseEther, stringToHex } from 'viem'

/** The app's actions with the connected wallet. */
export interface WalletActions {
  /** Amount and symbol of the payment. */
  readonly amount: string
  sign(message: string): Promise<string>
  /** Sends the amount. Resolves with the transaction's id. */
  pay(to: string): Promise<string>
}

/** Returns the actions on the active chain. Undefined until a wallet is connected there. */
export function useWalletActions(): WalletActions | undefined {
  const { caipNetwork } = useAppKitNetwork()
  const namespace: ChainNamespace = caipNetwork?.chainNamespace ?? 'eip155'
  const { address } = useAppKitAccount({ namespace })
  const { walletProvider: ether } = useAppKitProvider('eip155')
  const { walletProvider: solana } = useAppKitProvider('solana')
  const { walletProvider: bitcoin } = useAppKitProvider('bip122')
  if (!address) return undefined
  if (namespace === 'eip155' && ether)
    return {
      amount: '0.01 ETH',
      sign: message =>
        ether.request({ method: 'personal_sign', params: [stringToHex(message), address as `0x${string}`] }),
      pay: to =>
        ether.request({
          method: 'eth_sendTransaction',
          params: [{ from: address as `0x${string}`, to: to as `0x${string}`, value: numberToHex(parseEther('0.01')) }],
        }),
    }
  if (namespace === 'solana' && solana)
    return {
      amount: '0.1 SOL',
      sign: async message => base58.encode(await solana.signMessage(new TextEncoder().encode(message))),
      pay: to => transferLamports(solana, caipNetwork?.rpcUrls.default.http[0] ?? '', to, 100_000_000n),
    }
  if (namespace === 'bip122' && bitcoin)
    return {
      amount: '0.001 BTC',
      sign: message => bitcoin.signMessage({ message, address }),
      pay: recipient => bitcoin.sendTransfer({ recipient, amount: 100_000n }),
    }
  return undefined
}
