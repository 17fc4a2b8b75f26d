import { networkName } from '../network/bitcoinNetworks'
import type {
  BitcoinWallet,
  MessageRequest,
  PsbtRequest,
  Remembered,
  TransferRequest,
  WalletReading,
} from './BitcoinWallet'
import type { WalletIdentity } from './brands'
import { asBase64, fromBase64, toHex } from './bytes'
import { readAddresses } from './readAddresses'
import { requestSatsConnect, type SatsConnectProvider } from './SatsConnectWallet'

/** Connects Leather, which prompts the user whenever an app requests the accounts, and emits no events. */
export class LeatherWallet implements BitcoinWallet {
  readonly id: string
  readonly name: string
  readonly type = 'ANNOUNCED'
  readonly imageUrl: string | undefined
  readonly explorerId: string | undefined
  readonly raw: SatsConnectProvider
  #response: WalletReading | undefined

  constructor({ id, name, imageUrl, explorerId }: WalletIdentity, provider: SatsConnectProvider) {
    this.id = id
    this.name = name
    this.imageUrl = imageUrl
    this.explorerId = explorerId
    this.raw = provider
  }

  async connect(): Promise<WalletReading> {
    const { addresses } = await requestSatsConnect(this.raw, 'getAddresses', undefined)
    this.#response = { accounts: readAddresses(addresses) }
    return this.#response
  }

  /**
   * Returns the last known accounts, because requesting them would prompt the user. Returns the account from an earlier
   * visit once the wallet responds.
   */
  async read({ address, caipNetworkId }: Remembered): Promise<WalletReading | undefined> {
    if (this.#response) return this.#response
    if (!address) return undefined
    // Any answer proves that the wallet is present.
    await requestSatsConnect(this.raw, 'supportedMethods', undefined).catch(() => {})
    return { accounts: [{ address }], caipNetworkId }
  }

  async disconnect(): Promise<void> {
    // Leather has no disconnect method, so only the kit disconnects.
    this.#response = undefined
  }

  subscribe(): () => void {
    return () => {}
  }

  async signMessage({ message, address, protocol, caipNetworkId }: MessageRequest): Promise<string> {
    const paymentType = /^(?:bc|tb|bcrt)1p/iu.test(address) ? 'p2tr' : 'p2wpkh'
    const params = { message, address, protocol: protocol.toUpperCase(), paymentType, ...networkOf(caipNetworkId) }
    return String((await requestSatsConnect(this.raw, 'signMessage', params))['signature'] ?? '')
  }

  async signPsbt({ psbt, inputs, caipNetworkId }: PsbtRequest): Promise<string> {
    const [first, ...others] = inputs.map(({ index }) => index)
    const allowedSighash = [...new Set(inputs.flatMap(({ sighashTypes = [] }) => sighashTypes))]
    const { hex } = await requestSatsConnect(this.raw, 'signPsbt', {
      hex: toHex(fromBase64(psbt)),
      signAtIndex: others.length > 0 ? [first, ...others] : first,
      ...(allowedSighash.length > 0 ? { allowedSighash } : {}),
      broadcast: false,
      ...networkOf(caipNetworkId),
    })
    return asBase64(hex) ?? ''
  }

  async sendTransfer({ recipient, amount, caipNetworkId }: TransferRequest): Promise<string> {
    const params = { address: recipient, amount: String(amount), ...networkOf(caipNetworkId) }
    return String((await requestSatsConnect(this.raw, 'sendTransfer', params))['txid'] ?? '')
  }
}

function networkOf(caipNetworkId: string): { readonly network?: string } {
  const network = networkName(caipNetworkId)
  return network ? { network } : {}
}
