import type { Translator } from '@openappkit/appkit-ui/elements'
import type { onrampEn } from './locales/onramp.en'
import type { OnrampFlow } from './OnrampFlow'

/** Properties that the parts of the on-ramp views share. */
export interface OnrampProps {
  readonly flow: OnrampFlow
  readonly translator: Translator<typeof onrampEn>
}
