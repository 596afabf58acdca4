/** The own account in the admin area, and the second factor at its login. */
export const account = {
  title: 'Mon compte',
  role: 'Rôle',
  factor: 'Second facteur',
  off: 'Au mot de passe s’ajoute un code d’une application sur votre téléphone. Un mot de passe volé ne sert alors à personne.',
  required:
    'Cet établissement demande un second facteur aux propriétaires et à la direction. Tant qu’il n’est pas configuré, vous ne voyez que les commandes et les paiements.',
  on: 'Configuré. Codes de récupération restants : {count}.',
  password: 'Votre mot de passe',
  begin: 'Configurer',
  scan: 'Scannez l’image avec une application d’authentification, ou tapez la clé. Saisissez ensuite le code que l’application affiche.',
  qr: 'Code QR pour l’application d’authentification',
  secret: 'Clé',
  code: 'Code de l’application',
  confirm: 'Confirmer',
  codesTitle: 'Codes de récupération',
  codesLead:
    'Chacun sert une fois à la place d’un code, si le téléphone manque. Imprimez-les ou notez-les : ils ne s’affichent que maintenant.',
  codesDone: 'Je les ai conservés',
  remove: 'Supprimer le second facteur',
  removed: 'Le second facteur est supprimé.',
  failed: 'Cela n’a pas marché : {message}',
}
