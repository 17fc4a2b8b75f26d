import { defineSheet, type Sheet } from '../styles/defineSheet'
import baseStyles from './baseStyles.css?inline'
import tokens from './tokens.css?inline'

/** Sheets that every root adopts first: the reset and the tokens. */
export const rootSheets: readonly Sheet[] = [
  /* @__PURE__ */ defineSheet(baseStyles, 'base'),
  /* @__PURE__ */ defineSheet(tokens, 'base'),
]
