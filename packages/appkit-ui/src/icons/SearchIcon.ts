import Search from 'lucide/dist/esm/icons/search.mjs'
import { createIcon, type Icon } from './createIcon'

export const SearchIcon: Icon = /* @__PURE__ */ createIcon('search', Search)
