export { default as SearchIcon } from 'lucide-react/icons/search'
