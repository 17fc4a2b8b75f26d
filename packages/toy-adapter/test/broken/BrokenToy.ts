import type { AdapterUnderTest, ContractState } from '@openappkit/testing/contract'
import type { ToyPage } from '../../src/chain/ToyPage'
import type { ToyChanges } from '../toyScene'

/** A toy with one defect, and the contract cases that must detect it. */
export interface BrokenToy {
  readonly defect: string
  readonly cases: readonly string[]
  readonly changes: ToyChanges
}

/** Creates a toy and changes its adapter before the test uses it. */
export function broken(
  defect: string,
  cases: readonly string[],
  change: (adapter: AdapterUnderTest, page: ToyPage) => unknown,
): BrokenToy {
  return { defect, cases, changes: { adapter: (adapter, page) => void change(adapter, page) } }
}

/** Creates a toy whose adapter connects differently. */
export function connecting(
  defect: string,
  cases: readonly string[],
  change: (
    connect: AdapterUnderTest['connect'],
    parameters: Parameters<AdapterUnderTest['connect']>[0],
    adapter: AdapterUnderTest,
  ) => ReturnType<AdapterUnderTest['connect']>,
): BrokenToy {
  return broken(defect, cases, adapter => {
    const connect = adapter.connect.bind(adapter)
    adapter.connect = parameters => change(connect, parameters, adapter)
  })
}

/** Replaces states with the result of `rewrite`. Drops a state if the result is undefined. */
export function rewriteStates(
  adapter: AdapterUnderTest,
  rewrite: (state: ContractState) => ContractState | undefined,
): void {
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

/** Transfers of a toy. */
export type ToyTransfersUnderTest = Awaited<ReturnType<AdapterUnderTest['transfers']>>

/** Creates a toy and changes its transfers before the test uses them. */
export function transferring(
  defect: string,
  cases: readonly string[],
  change: (transfers: ToyTransfersUnderTest, page: ToyPage) => unknown,
): BrokenToy {
  return broken(defect, cases, (adapter, page) => {
    const load = adapter.transfers.bind(adapter)
    adapter.transfers = async () => {
      const transfers = await load()
      change(transfers, page)
      return transfers
    }
  })
}
