import { useCatalogue } from '../../i18n/useCatalogue'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import type { ViewComponent } from '../ViewEntry'
import { ReceiveWords } from './ReceiveWords'
import { ReceiveWordsContext } from './ReceiveWordsContext'

type ReceiveView = 'WalletReceive' | 'WalletCompatibleNetworks' | 'FundWallet'

/** A view that speaks `useReceiveWords`, shown once they are there. */
export function withReceiveWords<Name extends ReceiveView>(View: ViewComponent<Name>): ViewComponent<Name> {
  return function Spoken({ params }) {
    const words = useCatalogue(ReceiveWords)
    if (!words) return <ViewSkeleton hasWords />
    return (
      <ReceiveWordsContext.Provider value={words}>
        <View params={params} />
      </ReceiveWordsContext.Provider>
    )
  }
}
