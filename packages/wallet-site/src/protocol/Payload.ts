import { WalletFailure } from '../WalletFailure'

/** Reads the fields of an object from outside. Fields that no reader names are ignored. */
export class Payload {
  readonly #fields: ReadonlyMap<string, unknown>

  /** @throws WalletFailure if the data isn't an object. */
  constructor(data: unknown) {
    if (typeof data !== 'object' || data === null || Array.isArray(data))
      throw invalid('The payload must be an object.')
    this.#fields = new Map(Object.entries(data))
  }

  /** Returns the value of a field as it is. */
  value(field: string): unknown {
    return this.#fields.get(field)
  }

  text(field: string, limit: number): string {
    const value = this.value(field)
    if (typeof value !== 'string' || value.length > limit)
      throw invalid(`The field '${field}' must be a text of up to ${limit} characters.`)
    return value
  }

  optionalText(field: string, limit: number): string | undefined {
    return this.value(field) === undefined || this.value(field) === null ? undefined : this.text(field, limit)
  }

  /** A chain as the frame protocol names it: a number, a CAIP-2 id, or the part of a CAIP-2 id after the namespace. */
  chainId(field: string): number | string {
    const value = this.value(field)
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
    if (typeof value === 'string' && /^[-\w:]{1,50}$/.test(value)) return value
    throw invalid(`The field '${field}' must be a chain id.`)
  }

  optionalChainId(field: string): number | string | undefined {
    const value = this.value(field)
    return value === undefined || value === null || value === '' ? undefined : this.chainId(field)
  }
}

/** Returns the failure of a request that breaks the protocol. */
export function invalid(message: string): WalletFailure {
  return new WalletFailure('embedded/invalid-request', message)
}
