import { safeImageUrl } from '@openappkit/appkit-core/adapter'

/** Known identity of a wallet, independent of what the wallet reports. */
export interface Brand {
  /** Connector id, the same for every connection to the wallet. */
  readonly id: string
  /** Id in the wallet directory. */
  readonly explorerId?: string | undefined
}

const okx: Brand = { id: 'OKX', explorerId: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709' }
const bitget: Brand = { id: 'bitget', explorerId: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662' }
const binance: Brand = {
  id: 'binancew3w',
  explorerId: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
}
const unisat: Brand = { id: 'unisat' }
const leather = byExplorerId('483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13')
const magicEden = byExplorerId('8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6')

/** Brands by the names that wallets use. */
const brands: Readonly<Record<string, Brand>> = {
  okx,
  'okx wallet': okx,
  unisat,
  'unisat wallet': unisat,
  bitget,
  'bitget wallet': bitget,
  binance,
  'binance wallet': binance,
  'binance web3 wallet': binance,
  leather,
  xverse: byExplorerId('2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'),
  'xverse wallet': byExplorerId('2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'),
  phantom: byExplorerId('a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'),
  'magic eden': magicEden,
  'magic eden wallet': magicEden,
  exodus: byExplorerId('e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4'),
  'tomo wallet': byExplorerId('5e4a8cc31d062b78a7ad9e017135574809b01c4dbbf30e4dbb467ddd43025618'),
}

function byExplorerId(explorerId: string): Brand {
  return { id: explorerId, explorerId }
}

const longestName = 128

/** Sanitized wallet metadata, since any script on the page can claim anything. */
export interface WalletIdentity {
  readonly id: string
  readonly name: string
  readonly type: 'ANNOUNCED'
  readonly imageUrl?: string | undefined
  readonly explorerId?: string | undefined
}

/** Returns the identity of a wallet. Returns undefined if the name isn't text or is empty. */
export function identify(name: unknown, icon: unknown): WalletIdentity | undefined {
  if (typeof name !== 'string') return undefined
  const clean = name.replace(/\p{C}/gu, '').trim().slice(0, longestName)
  if (clean === '') return undefined
  const word = clean.toLowerCase()
  const brand = Object.hasOwn(brands, word) ? brands[word] : undefined
  const imageUrl = safeImageUrl(icon)
  return { id: clean, name: clean, type: 'ANNOUNCED', ...brand, ...(imageUrl ? { imageUrl } : {}) }
}
