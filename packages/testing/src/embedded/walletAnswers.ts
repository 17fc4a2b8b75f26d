import type { ChangeAnswer } from './AnswerChanges'

/** Part of an account on the wallet server. */
interface Account {
  readonly epoch: number
  readonly addresses: readonly { readonly namespace: string; readonly address: string }[]
}

/** Lowers the epoch of an account, as a server that was restored from an old backup does. */
export function lowerEpoch(by = 1): ChangeAnswer {
  return onAccount(account => ({ ...account, epoch: Math.max(1, account.epoch - by) }))
}

/**
 * Replaces an address of an account, so that funds go to another user.
 *
 * @param namespace - CAIP-2 namespace, such as `eip155`.
 */
export function changeAddress(namespace: string, address: string): ChangeAnswer {
  return onAccount(account => ({
    ...account,
    addresses: account.addresses.map(known => (known.namespace === namespace ? { ...known, address } : known)),
  }))
}

/** Keeps the first answer and repeats it, such as an old list of unlock paths or the sealed seed of another path. */
export function replayFirst(): ChangeAnswer {
  let first: { readonly answer: unknown } | undefined
  return answer => {
    first ??= { answer }
    return first.answer
  }
}

/** Changes one character of a sealed seed, which must not open any more. */
export function damageSeed(): ChangeAnswer {
  return answer => {
    if (!isObject(answer) || typeof answer['blob'] !== 'string') return answer
    const { blob } = answer
    const at = Math.floor(blob.length / 2)
    return { ...answer, blob: `${blob.slice(0, at)}${blob[at] === 'A' ? 'B' : 'A'}${blob.slice(at + 1)}` }
  }
}

/** Changes the account of an answer: the answer itself, or its `account` after a login. */
function onAccount(change: (account: Account) => Account): ChangeAnswer {
  return answer => {
    if (isAccount(answer)) return change(answer)
    return isObject(answer) && isAccount(answer['account']) ? { ...answer, account: change(answer['account']) } : answer
  }
}

function isAccount(value: unknown): value is Account {
  return isObject(value) && typeof value['epoch'] === 'number' && Array.isArray(value['addresses'])
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
