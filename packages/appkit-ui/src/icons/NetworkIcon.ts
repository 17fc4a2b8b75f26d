export { default as NetworkIcon } from 'lucide-react/icons/globe'
