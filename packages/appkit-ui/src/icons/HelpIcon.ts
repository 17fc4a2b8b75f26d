export { default as HelpIcon } from 'lucide-react/icons/circle-question-mark'
