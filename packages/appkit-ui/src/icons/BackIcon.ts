export { default as BackIcon } from 'lucide-react/icons/chevron-left'
