export { default as MailIcon } from 'lucide-react/icons/mail'
