'use client'

/** Payment hooks and components for React. */
export { type UseInvoiceResult, useInvoice } from '../react/useInvoice'
