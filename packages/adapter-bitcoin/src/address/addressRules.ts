import { familyOf } from '../network/familyOf'
import type { AddressRules } from './ParsedAddress'
import { parseAddress } from './parseAddress'

/** In code of its own, with the libraries that it takes: it loads when a wallet is asked, or money. */
export const addressRules: AddressRules = { parse: parseAddress, familyOf }
