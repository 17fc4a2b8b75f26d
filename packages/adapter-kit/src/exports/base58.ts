export { decodeBase58, encodeBase58 } from '../codec/base58'
