export const login = {
  title: 'Connexion à l’administration',
  lead: 'Pour la cuisine, le comptoir et le bureau.',
  email: 'E-mail',
  password: 'Mot de passe',
  totp: 'Code de l’application',
  totpHint: 'Ou l’un de vos codes de récupération.',
  submit: 'Se connecter',
  busy: 'Connexion…',
  failed: 'Échec de la connexion',
  pairDevice: 'Associer cet appareil',
  toShop: 'Retour à la boutique',
}
