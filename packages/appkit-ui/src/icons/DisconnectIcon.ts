export { default as DisconnectIcon } from 'lucide-react/icons/log-out'
