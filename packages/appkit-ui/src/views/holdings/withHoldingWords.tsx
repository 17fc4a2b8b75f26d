import type { ViewRegistry } from '@openappkit/appkit-core'
import type { ComponentType } from 'react'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import type { ViewComponent } from '../ViewEntry'
import css from './AccountHoldings.css?inline'
import { type HoldingTranslator, useHoldingWords } from './HoldingWords'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

type Detail = 'TokenDetail' | 'NftDetail'

/** A view of something that the account holds, shown once its words are there. */
export function withHoldingWords<Name extends Detail>(
  View: ComponentType<{ readonly params: ViewRegistry[Name]; readonly words: HoldingTranslator }>,
): ViewComponent<Name> {
  return function Spoken({ params }) {
    const words = useHoldingWords()
    useSheet(sheet)
    return words ? <View params={params} words={words} /> : <ViewSkeleton hasWords />
  }
}
