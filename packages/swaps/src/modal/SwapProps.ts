import type { Translator } from '@openappkit/appkit-ui/elements'
import type { SwapController } from '../SwapController'
import type { SwapState } from '../SwapState'
import type { swapEn } from './locales/swap.en'
import type { swapReviewEn } from './locales/swapReview.en'

/** Props that the parts of the form share. */
export interface SwapProps {
  readonly controller: SwapController
  readonly translator: Translator<typeof swapEn>
}

/** Props that the parts of the review and the progress share. */
export interface SwapReviewProps {
  readonly controller: SwapController
  readonly translator: Translator<typeof swapReviewEn>
}

/** States that show the form. */
export type FormValue = Extract<SwapState, { status: 'editing' | 'preparing' }>

/** States that show the review, the progress or the outcome. */
export type ReviewValue = Exclude<SwapState, { status: 'editing' }>
