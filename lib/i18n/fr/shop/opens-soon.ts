/** Until the shop opens: the one page of the guests, and what the staff reads above every other. */
export const opensSoon = {
  title: 'Ouverture prochaine',
  lead: '{shop} ouvre bientôt. Vous commanderez sur cette page.',
  leadNameless: 'Un take-away ouvre bientôt ici. Vous commanderez sur cette page.',
  head: '{shop} ouvre bientôt',
  headNameless: 'Ouverture prochaine',
  visit: 'Où nous trouver',
  reach: 'Comment nous joindre',
  hours: 'Quand nous cuisinerons',
  bar: 'Pas encore ouvert : vous et votre équipe êtes seuls à voir ceci.',
  toSetUp: 'Configurer',
  staff: 'Pour l’équipe',
}
