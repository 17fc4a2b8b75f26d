export { default as ExternalIcon } from 'lucide-react/icons/arrow-up-right'
