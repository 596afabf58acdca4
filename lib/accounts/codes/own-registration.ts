/**
 * What somebody typed who registers, kept by his own device until he has the code. Anybody can register any address, as
 * often as he likes: whoever opens the mail must get the password that he chose himself, not the last one that was sent.
 */
export interface OwnRegistration {
  email: string
  firstname: string
  lastname: string
  /** Null: without a password. */
  passwordHash: string | null
}

export interface Registered {
  /** Seconds until another code can be asked for. */
  resendIn: number
  own: OwnRegistration
}
