export { default as RetryIcon } from 'lucide-react/icons/refresh-cw'
