import type { z } from 'zod'
import type { Device } from '@/lib/accounts/caller'
import type { OwnRegistration } from '@/lib/accounts/codes/own-registration'
import type { Client } from '@/lib/accounts/client'
import type { SentFile } from './body'
import type { CallerOf, OperationSpec } from './operation'
import type { Reply } from './reply'
import type { Internal, Received } from './internal'

type Parsed<Schema> = Schema extends z.ZodType ? Received<z.output<Schema>> : undefined
type ParsedForm<Spec extends OperationSpec> = Spec extends { form: { fields: infer Fields; files: infer Files } }
  ? { fields: Parsed<Fields>; files: { [Name in keyof Files]?: SentFile } }
  : undefined

export interface SessionControl {
  /** The session of the browser's previous cookie; null without a valid one. */
  replaced(): Promise<string | null>
  /** Resolves to what it was given, to be answered. */
  open<Opened extends { sessionId: string; remembered: boolean }>(session: Opened): Promise<Opened>
  end(): void
  keepDevice(device: { token: string }): Promise<void>
  rememberDevice(userId: string): void
  keepRegistration(own: OwnRegistration): Promise<void>
  endRegistration(): void
}

export interface Call<Spec extends OperationSpec> {
  caller: CallerOf<Spec['caller']> | (Spec extends { knowsDevices: true } ? Device : never)
  params: Parsed<Spec['params']>
  query: Parsed<Spec['query']>
  body: Parsed<Spec['body']>
  form: ParsedForm<Spec>
  client: Client
  session: SessionControl
  /** From If-Match; undefined where any version will do. */
  expectedVersions: readonly number[] | undefined
  request: Request
  now: Date
}

type Answer<Spec extends OperationSpec> = Internal<z.input<Spec['answer']>>
/** Of an operation that answers null, nothing will do. */
type Nothing<Spec extends OperationSpec> = [Answer<Spec>] extends [null] ? void : never
type Result<Spec extends OperationSpec> = Answer<Spec> | Reply<Answer<Spec>> | Response | Nothing<Spec>

export type Handler<Spec extends OperationSpec> = (call: Call<Spec>) => Result<Spec> | Promise<Result<Spec>>

/** A missing or superfluous handler does not compile. */
export type Handlers<Operations extends Contract<Operations>> = {
  [Id in keyof Operations]: Handler<Operations[Id]>
}

export type Contract<Operations> = { [Id in keyof Operations]: OperationSpec }
