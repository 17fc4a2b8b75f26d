export { default as PhoneIcon } from 'lucide-react/icons/smartphone'
