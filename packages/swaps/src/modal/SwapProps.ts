import type { Translator } from '@openappkit/appkit-ui/elements'
import type { SwapController } from '../SwapController'
import type { SwapState } from '../SwapState'
import type { swapEn } from './locales/swap.en'

/** Props that the parts of the swap views share. */
export interface SwapProps {
  readonly controller: SwapController
  readonly translator: Translator<typeof swapEn>
}

/** States that show the form. */
export type FormValue = Extract<SwapState, { status: 'editing' | 'preparing' }>

/** States that show the review, the progress or the outcome. */
export type ReviewValue = Exclude<SwapState, { status: 'editing' }>
