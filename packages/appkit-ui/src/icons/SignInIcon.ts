export { default as SignInIcon } from 'lucide-react/icons/log-in'
