export { default as ClearIcon } from 'lucide-react/icons/circle-x'
