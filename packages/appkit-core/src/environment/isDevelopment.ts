declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Returns whether this is a development build. False without a bundler, because browsers have no `process`. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}
