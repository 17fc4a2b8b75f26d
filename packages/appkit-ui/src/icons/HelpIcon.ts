import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { createIcon, type Icon } from './createIcon'

export const HelpIcon: Icon = /* @__PURE__ */ createIcon('circle-question-mark', CircleQuestionMark)
