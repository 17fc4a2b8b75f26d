import { kitCookies } from '@openappkit/appkit'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = ({ request }) => ({ cookie: kitCookies(request.headers.get('cookie')) })
