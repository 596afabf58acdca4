const pagePolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** For files of our own; a service worker runs under the policy of its file. */
export const filePolicy = "default-src 'self'; object-src 'none'; frame-ancestors 'none'"
/** A worker runs under the policy of its file: that which reads HEIC may compile WebAssembly, a page may not. */
export const assetPolicy = `${filePolicy}; script-src 'self' 'wasm-unsafe-eval'`
export const refusalPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A shared document cannot carry a nonce: its inline scripts are allowed by hash. */
export function cachedPagePolicy(scriptHashes: readonly string[] = []): string {
  return policy(["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '))
}

export const developmentPolicy = policy("'self' 'unsafe-inline' 'unsafe-eval'")

/** Next reads the nonce from this header of the request and puts it on its scripts. */
export function privatePagePolicy(nonce: string): string {
  return policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`)
}

/** For the preview of a look, framed by the admin area alone. */
export function framedPagePolicy(nonce: string): string {
  return privatePagePolicy(nonce).replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** Of every response, beside the policy of its content. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

function policy(scripts: string): string {
  return [...pagePolicy, `script-src ${scripts}`].join('; ')
}
