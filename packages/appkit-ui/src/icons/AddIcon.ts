import { Plus } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const AddIcon: Icon = /* @__PURE__ */ createIcon('plus', Plus)
