import { familyOf } from '../network/familyOf'
import type { AddressRules } from './ParsedAddress'
import { parseAddress } from './parseAddress'

/** Address parser. A separate chunk with its libraries, which loads for the first wallet or transfer. */
export const addressRules: AddressRules = { parse: parseAddress, familyOf }
