import { familyOf } from '../network/familyOf'
import type { AddressRules } from './ParsedAddress'
import { parseAddress } from './parseAddress'

/** Parses addresses. Loads as a separate chunk, with its libraries, for the first wallet or transfer. */
export const addressRules: AddressRules = { parse: parseAddress, familyOf }
