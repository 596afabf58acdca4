export interface Named {
  id: string
  name: string
}
