export { createHostTheme, type HostTheme } from '../theme/hostTheme'
