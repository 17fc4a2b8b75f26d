export { default as KeyIcon } from 'lucide-react/icons/key-round'
