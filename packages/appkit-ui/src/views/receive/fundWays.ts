import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AccountButton } from '../../features/Feature'
import { receiveButton } from './receiveButton'

/** A way to get money into the account. */
export interface FundWay {
  readonly name: 'buy' | 'receive' | 'exchange'
  readonly view: AccountButton['view']
}

/** The view of an `onramp` button that leads to an exchange; all others lead to somebody who sells. */
const exchangeView = 'PayWithExchange'
const order: readonly FundWay['name'][] = ['buy', 'receive', 'exchange']

/** The ways that are open to the account in use: what features offer as `onramp`, and its own address. `added` are the buttons of the features that have loaded. */
export function fundWays(kit: ModalKit, added: readonly AccountButton[]): readonly FundWay[] {
  const ways = [...added.filter(({ name }) => name === 'onramp'), receiveButton]
    .filter(button => button.isOffered?.(kit) ?? true)
    .map(({ name, view }): FundWay => {
      const isExchange = (view as string) === exchangeView
      return { name: name === 'receive' ? 'receive' : isExchange ? 'exchange' : 'buy', view }
    })
  return ways.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}
