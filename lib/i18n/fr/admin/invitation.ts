/** The page that a mailed link leads to. */
export const invitation = {
  title: 'Choisir un mot de passe',
  lead: 'Bienvenue, {name}. Avec {email} et ce mot de passe, vous vous connectez à l’administration.',
  leadAgain: 'Choisissez un nouveau mot de passe pour {email}. Tous vos appareils seront ensuite déconnectés.',
  opening: 'Vérification du lien…',
  missing: 'Ouvrez cette page avec le lien de l’e-mail.',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 10 caractères',
  submit: 'Valider le mot de passe',
  busy: 'Un instant…',
  failed: 'Cela n’a pas marché : {message}',
  tryAgain: 'Réessayer',
  toLogin: 'Aller à la connexion',
}
