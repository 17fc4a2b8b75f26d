export { default as ForwardIcon } from 'lucide-react/icons/chevron-right'
