import { CircleQuestionMark } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const HelpIcon: Icon = /* @__PURE__ */ createIcon('circle-question-mark', CircleQuestionMark)
