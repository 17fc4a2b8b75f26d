import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('Account.tsx')] satisfies RouteConfig
