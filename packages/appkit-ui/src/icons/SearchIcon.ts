import { Search } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const SearchIcon: Icon = /* @__PURE__ */ createIcon('search', Search)
