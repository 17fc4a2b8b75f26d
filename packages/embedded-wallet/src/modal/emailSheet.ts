import { defineSheet, type Sheet } from '@openappkit/appkit-ui/elements'
import css from './Email.css?inline'

export const emailSheet: Sheet = /* @__PURE__ */ defineSheet(css, 'view')
