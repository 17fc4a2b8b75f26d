import { selectorsFromBytecode as readSelectors } from '@shazow/whatsabi'

/** Returns the selectors of the functions in bytecode, in lower case. Loaded on demand, because it is large. */
export function selectorsFromBytecode(code: string): readonly string[] {
  return readSelectors(code).map(selector => selector.toLowerCase())
}
