import Link from 'next/link'

export default function NotFound() {
  return (
    <section>
      <h1>Page not found</h1>
      <p>
        Check the address, or go <Link href="/">back to the shop</Link>.
      </p>
    </section>
  )
}
