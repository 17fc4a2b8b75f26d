import type { ContractState } from '../../src/contract/AdapterUnderTest'
import type { ToyAdapter } from '../../src/toy/ToyAdapter'
import type { ToyPage } from '../../src/toy/ToyPage'
import type { ToyChanges } from '../toyScene'

/** A toy with one defect, and the cases of the contract that have to find it. */
export interface BrokenToy {
  readonly defect: string
  readonly cases: readonly string[]
  readonly changes: ToyChanges
}

/** Creates a toy whose adapter is changed before the test gets it. */
export function broken(
  defect: string,
  cases: readonly string[],
  change: (adapter: ToyAdapter, page: ToyPage) => unknown,
): BrokenToy {
  return { defect, cases, changes: { adapter: (adapter, page) => void change(adapter, page) } }
}

/** Creates a toy whose adapter connects in another way. */
export function connecting(
  defect: string,
  cases: readonly string[],
  change: (
    connect: ToyAdapter['connect'],
    given: Parameters<ToyAdapter['connect']>[0],
    adapter: ToyAdapter,
  ) => ReturnType<ToyAdapter['connect']>,
): BrokenToy {
  return broken(defect, cases, adapter => {
    const connect = adapter.connect.bind(adapter)
    adapter.connect = given => change(connect, given, adapter)
  })
}

/** Passes states on as `rewrite` returns them. It drops those for which there is none. */
export function rewriteStates(adapter: ToyAdapter, rewrite: (state: ContractState) => ContractState | undefined): void {
  const attach = adapter.attach.bind(adapter)
  adapter.attach = host =>
    attach({
      ...host,
      onState(state) {
        const changed = rewrite(state)
        if (changed) host.onState(changed)
      },
    })
}
