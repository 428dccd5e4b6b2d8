/**
 * Words of texts that direct a model, by what they mean: English, German, Spanish, French, Italian, Portuguese, Chinese, Japanese,
 * Korean, Russian and Arabic. In lower case; a word of a script with blanks begins at the border of a word, so that its endings are
 * free. Each is one expression.
 */
import { once } from '../value/once.ts';

/** Some words, and those of them that a text without other letters than ASCII may hold. */
export interface Words {
  readonly all: RegExp;
  readonly ascii: RegExp;
}

/** Made when they are looked for first: most texts are of ASCII alone, and many starts read none. */
function words(latin: string, other: string): Words {
  const made = new Map<string, RegExp>();
  const listed = (list: string): string => list.replaceAll(/\s*\n\s*/g, '');
  return {
    get all() {
      return once(made, 'all', () => new RegExp(`\\b(?:${listed(latin)})|${listed(other)}`, 'gu'));
    },
    get ascii() {
      return once(made, 'ascii', () => new RegExp(`\\b(?:${listed(latin)})`, 'g'));
    },
  };
}

/** To pass over what was said before. */
export const IGNORE = words(
  `ignor|disregard|forget|overrid|overrul|bypass|supersed|set aside|neglect|stop following|do not (?:follow|obey)|don't (?:follow|obey)
  |(?:are|is) (?:outdated|void|cancell?ed|suspended|lifted|no longer (?:valid|in force|binding))|no longer appl|missacht|vergiss|vergessen|verwirf|übergeh|beachte[nt]? .{0,20}nicht|olvid|descart
  |haz caso omiso|no (?:sigas|hagas caso)|oubli|ne (?:tiens|tenez) (?:pas|plus) compte|fai[st]e?s? abstraction|dimentica|trascura|esque[cç]|desconsider`,
  `忽略|忽视|无视|無視|忘记|忘掉|忘れ|不要(?:理会|遵守)|作废|失效|破棄|従わない|무시|잊어|игнорир|забудь|забыть|не обращай|отмен[её]н|تجاهل|انس |تخط[ىّ]|لا تتبع`,
);

/** What a model follows. */
export const RULES = words(
  `instructions?\\b|prompts?\\b|guidelines?|directi(?:ons?|ves?)\\b|constraints?\\b|restrictions?\\b|safeguards?|guardrails?|rules?\\b|policies|policy|orders?\\b|context\\b
  |anweisung|vorgabe|richtlinie|vorschrift|regeln?\\b|instruccion|indicacion|directrices|reglas|restriccion|consignes?|règles|directives|istruzion|regole|instruç|regras|diretrizes`,
  `指令|指示|规则|規則|提示词|提示|约束|限制|设定|命令|ルール|制約|プロンプト|지시|규칙|지침|инструкц|указани|правил|ограничени|промпт|تعليمات|قواعد|أوامر|توجيهات`,
);

/** Those that the model has already, and no other's. */
export const PRIOR = words(
  `previous|prior\\b|earlier|above\\b|preceding|system\\b|original\\b|your\\b|developer|safety|other\\b|existing (?:instructions|prompts|guidelines)|all (?:instructions|prompts|guidelines|restrictions)|given (?:to you|before)|(?:what|everything|anything) (?:the )?(?:developer|system|operator|user|you)\\w*(?: \\w+){0,2} (?:told|said|instructed|were)|vorher gesagt|gesagt wurde|told (?:you )?(?:before|earlier)
  |bisherig|vorherig|vorig|obig|früher|deine|anterior|previas?\\b|previos?\\b|tus\\b|précédent|antérieur|ci-dessus|tes\\b|vos\\b|precedent|tue\\b|suas\\b`,
  `之前|以前|先前|此前|上述|所有|任何|既有|これまで|以前の|前の|すべて|全て|上記|이전|모든|기존|앞선|предыдущ|прежн|ранее|все[хм]? |السابقة|كل |جميع`,
);

/** To say nothing of something. */
export const UNSAID = words(
  `(?:do not|don't|never|must not|should not|shouldn't|without|not to|no need to|avoid|refrain from|instead of)(?: (?:ever|you|even|directly|explicitly|to))* (?:tell|inform|mention|reveal|show|notif|alert|warn|let|say|disclos|discuss|display|report|announc|explain|expos|surfac|acknowledg|admit)
  |hidden from|hide .{0,30}from|conceal|keep .{0,30}(?:secret|confidential|between us|hidden|to yourself)|secretly|silently|covertly|discreetly|behind the user|unnoticed|stay(?:s)? invisible|deny\\b|pretend|cover story|change the subject
  |(?:sag|erwähn|verrat|zeig|nenn|informier|melde|teil)\\w*(?: \\S+){0,6}? (?:nicht|nichts|kein)|ohne .{0,40}(?:zu (?:erwähnen|informieren|sagen|fragen)|wissen|mitzuteilen|bescheid)|verschweig|heimlich|stillschweigend|unbemerkt|verheimlich|geheim halt
  |no (?:le |se |lo )*(?:digas?|menciones?|informes?|muestres?|avises?|comentes?|reveles?|cuentes?)|sin (?:que (?:el|la) usuari|avisar|decir|mencionar|informar|revelar|notificar)|en secreto|a escondidas|ocult[ae]\\w*
  |ne (?:le |lui |l'|en )*(?:dis|dites|mentionne|révèle|informe|montre|parle|préviens|signale)\\w*|sans (?:(?:le|la|l'|en|lui) ?)*(?:prévenir|informer|dire|avertir|mentionner|signaler|montrer)|secrètement|à l'insu|cache[rz]?\\b
  |non (?:dire|dirlo|menzionare|informare|mostrare|rivelare)|senza (?:dire|informare|menzionare|avvisare)|di nascosto|não (?:diga|mencione|informe|mostre|revele|conte)|sem (?:dizer|informar|mencionar|avisar)|em segredo`,
  `(?:不要|不得|切勿|别|請勿|请勿|不必|无需|無需|不)(?:向|对|對|让|讓|告诉|告訴|告知|提及|提到|透露|显示|顯示|通知|说明|提示|展示|汇报).{0,12}|瞒着|悄悄|偷偷|暗中|秘密|静默|保密|(?:知らせ|伝え|言わ|話さ|見せ|通知し|報告し|触れ|明かさ|教え|表示し)(?:ない|ず|るな|てはいけ|てはなら)|こっそり|内緒|黙って|気付かれ|(?:알리지|말하지|보여주지|언급하지|밝히지) ?(?:마|않)|몰래|비밀리
  |не (?:говор|сообщ|упомин|показыва|рассказыва|раскрыва|уведомля|информир)|ничего не говор|скры(?:т|ва|й)|тайно|втайне|незаметно|умолч|لا تخبر|لا تذكر|لا تعرض|لا تُخبر|لا تكشف|دون (?:علم|إخبار|إعلام|ذكر)|سر[اًّ]|أخف`,
);

/** The one whom the model works for. */
export const USER = words(
  `users?\\b|human\\b|person\\b|customer|operator|them\\b|anyone|anybody|nutzer|benutzer|anwender|usuari|utilisat|utente|cliente|humain`,
  `用户|用戶|使用者|他们|ユーザ|利用者|사용자|пользовател|юзер|المستخدم`,
);

/** What a conversation holds, and what a host knows: no tool's own business. */
export const CONVERSATION = words(
  `(?:whole |entire |full |complete |recent |previous |last |current |\\d+ )*(?:chat|conversation|dialog(?:ue)?|session|message)s?(?:'s)? (?:history|histories|log|logs|transcript|messages|so far|context|text|content)|(?:last|previous|recent|earlier|prior|user's|their|all) (?:last |most recent )?(?:\\d+ |few |two |three |five |ten |twenty )?(?:chat |user |conversation )?(?:messages|turns|prompts)\\b|transcript of (?:the|this|our)|the (?:whole|entire|full) (?:conversation|chat|dialogue|context)
  |system prompt|hidden instructions|(?:your|initial|original) (?:instructions|prompt)\\b|clipboard|inbox\\b|browser history|browsing history|open (?:files|tabs)|contents? of (?:the )?open|user's (?:files|name|e-?mails?|address|location|messages?|keys?|documents?|data|secrets?|contacts|calendar|api|credentials|passwords?|notes|home)
  |gesprächsverlauf|chatverlauf|bisherige[rns]? (?:gespräch|unterhaltung|nachricht)|ganze[rns]? (?:gespräch|unterhaltung|chat)|system-?prompt|umgebungsvariable|zwischenablage|posteingang|postfach|geöffnete[rn]? dateien|nachrichten des (?:nutzers|benutzers)
  |historial|(?:toda la|la) conversaci[oó]n|mensajes (?:anteriores|del usuario|recientes)|variables de entorno|portapapeles|bandeja de entrada|archivos (?:abiertos|del usuario)|instrucciones (?:ocultas|del sistema)
  |historique|(?:toute la|la) conversation|messages (?:précédents|de l'utilisateur)|variables d'environnement|presse-papiers|fichiers ouverts|cronologia|la conversazione|variabili d'ambiente|appunti\\b|hist[oó]rico|toda a conversa|vari[aá]veis de ambiente|environment variables`,
  `(?:对话|對話|聊天|会话)(?:的)?(?:全文|历史|歷史|记录|記錄|内容|内容|上下文)|系统提示|环境变量|環境變數|剪贴板|收件箱|打开的文件|用户的?(?:文件|消息|隐私|密钥|密码|地址|姓名|邮箱|数据)|之前的消息
  |会話(?:の)?(?:履歴|全文|内容|全体|ログ)|チャット(?:の)?(?:履歴|ログ)|システムプロンプト|環境変数|クリップボード|受信箱|開いているファイル|ユーザーの(?:ファイル|メッセージ|発言|鍵|パスワード|メール|個人|情報)|대화 ?(?:내용|기록|전체|내역)|시스템 프롬프트|환경 ?변수|클립보드|사용자의? (?:파일|메시지|비밀번호|메일)
  |истори\\S* (?:чата|переписки|беседы|разговора|диалога|сообщений)|вс\\S+ (?:переписк|диалог|разговор|беседу)|сообщени\\S* пользовател|(?:последн|предыдущ)\\S* сообщени|системн\\S* (?:промпт|подсказк|инструкц)|переменн\\S* (?:окружения|среды)|открытых файлов|буфер\\S* обмена|файл\\S* пользовател
  |سجل (?:المحادثة|الدردشة)|المحادثة (?:كاملة|بأكملها|الكاملة)|رسائل المستخدم|الرسائل (?:السابقة|الأخيرة)|متغيرات البيئة|ملفات المستخدم|موجه النظام|الحافظة|الملفات المفتوحة`,
);

/** What opens doors. */
export const SECRET = words(
  `api[- ]?keys?\\b|passwords?\\b|passphrase|credentials?\\b|secrets?\\b|(?:access|auth|session|bearer|login)[- ]?tokens?|private keys?|ssh keys?|cookies\\b|seed phrase|card numbers?|account numbers?|social security|one-time codes?|passw(?:ort|ört)|zugangsdaten|anmeldedaten|schlüssel\\b|geheimnis|contrase[ñn]a|credenciales|claves?\\b|mots? de passe|identifiants|clés?\\b|password\\b|credenzial|chiavi|senhas?\\b|chaves?\\b`,
  `密码|密碼|密钥|私钥|凭据|凭证|令牌|口令|パスワード|秘密鍵|apiキー|認証情報|トークン|비밀번호|암호|키를|인증 ?정보|парол|ключ\\S* api|api[- ]ключ|приватн\\S* ключ|уч[её]тн\\S* данн|токен|كلم(?:ات|ة) (?:المرور|السر)|مفاتيح|مفتاح|بيانات (?:الاعتماد|الدخول)`,
);

/** Where such things lie. */
export const PRIVATE_PATH =
  /~\/\.(?:ssh|aws|env|netrc|npmrc|gnupg|config\/|kube|docker|bash_history|zsh_history|git-credentials)|\bid_(?:rsa|ed25519|ecdsa)\b|\.aws\/credentials|\/etc\/(?:passwd|shadow)|\.cursor\/mcp\.json|claude_desktop_config|\.git-credentials|\bprivate\.(?:md|txt|json)\b|\bwallet\.dat\b|\.kube\/config|\bnotes\/private|(?<![\w/.])\.env\b(?! file (?:is|must|should))/gu;

/** To take something along, or hand it on. */
export const TAKE = words(
  `includ|append|attach|add\\b|adding|cop(?:y|ies|ied)|past(?:e|ing)|send|forward|post\\b|upload|put\\b|pass\\b|passing|quot(?:e|ing)|insert|submit|shar(?:e|ing)|transmit|embed|fill|dump|enclos|stor(?:e|ing)|sav(?:e|ing)|read\\b|cat\\b|repeat|reveal|prepend|encod(?:e|ing)|provid|supply|give\\b|place\\b|report|collect|gather|log\\b|write\\b|leak (?:it|them|the)|mail\\b|e-?mail (?:it|them|the)
  |tragen?\\b|füge?\\b|fügen|kopier|sende|schick|übertrag|häng|trag\\w* .{0,60}\\bein|gib\\b|nenn|lies\\b|lade\\b .{0,60}hoch|übergib|übermittel|leg\\w* .{0,40}\\bbei
  |incluy|incluir|copi[ae]|a[ñn]ad|adjunt|env[ií]|pega\\b|pegar|escrib|agreg|sube\\b|lee\\b|transcrib|inclu[st]|copie|ajout|join[dst]|joignez|envoy|envoi|coll(?:e[rz]?|ez)\\b|recopi|transmett|lis\\b|lisez|allega|invia|incolla|aggiung|anex|envie|cole\\b|adicion`,
  `填入|填写|包含|包括|附上|附带|附加|发送|發送|上传|上傳|复制|複製|写入|粘贴|贴上|读取|传给|传入|放入|放进|提交|加入|转发|含め|送信|送って|貼り付け|コピー|添付|追加|入れ|記入|渡し|読み取|転送|書き込|포함|첨부|전송|보내|복사|붙여|입력|추가|전달|прилож|прикладыва|прикреп|включ|отправ|скопир|копир|вставь|вставля|добав|укажи|указыва|переда|прочита|перешл|запиш|إرفاق|أرفق|أدرج|إدراج|انسخ|نسخ|أرسل|إرسال|ضع |أضف|إضافة|ضم[ّن]|الصق|اقرأ|مر[رّ]`,
);

/** Every other tool, server or answer, which is not this server's to order about. */
export const OTHERS = words(
  `(?:any|all|every|each|the) (?:of the )?others? (?:tools?|servers?|functions?|plugins?|capabilit)|other (?:tools?|servers?)(?:'s?)? (?:say|says|are|must|should|may|return|output|answer|instructions|description|result)|(?:an)?other servers?(?:'s?)?\\b|tools? (?:of|from) (?:an)?other (?:servers?|providers?|vendors?)|competing (?:tools?|servers?)|whatever (?:the )?other tools?|built-in tools? (?:are|is) (?:broken|unreliable|deprecated|unsafe|disabled)
  |(?:before|prior to|ahead of|after|instead of|in place of) (?:using |calling |running |invoking )?(?:any|all|every|each) (?:tool|other|answer|reply|response|message|call)|(?:before|after|in|with|to|on) (?:each|every) (?:answer|reply|response|turn|message|tool call|chat|conversation|request)|(?:start|beginning) of (?:every|each|any|all) (?:chat|conversation|session|turn|task|message)
  |(?:all|every|any|each)(?: of)?(?: your| the)?(?: final| future| further)* (?:answers?|repl(?:y|ies)|responses?|advice|recommendations?|messages?|outputs?)\\b|no matter what|whatever the (?:question|topic|request|task)|regardless of (?:the|what) (?:question|topic|request|task|user|other)|even (?:when|if) .{0,60}(?:nothing to do|unrelated|not (?:related|about|needed|asked))|also those made without
  |(?:alle|jede[snrm]?|alle[nr]?) andere[nrsm]? (?:werkzeug|tool|server)|anderer? server|(?:vor|nach|bei) (?:jede[rmns]?|alle[nr]?) (?:anderen |andere )?(?:werkzeug|tool|antwort|aufruf|nachricht)|zu beginn jede[rs]|in jeder antwort
  |(?:cualquier|toda|todas las|cada) (?:otr[ao]s? )?(?:herramienta|respuesta|conversaci)|otr[ao]s? (?:herramientas?|servidor)|(?:tout|toute|tous|toutes|chaque)(?: les)? (?:autres? )?(?:outil|serveur|réponse|conversation)|(?:un |d')autres? (?:outil|serveur)s?|(?:qualsiasi|ogni|tutti gli) (?:altro |altri )?(?:strument|risposta|server)|(?:qualquer|cada|todas as) (?:outra )?(?:ferramenta|resposta|conversa)`,
  `(?:其他|其它|任何|所有|别的)(?:的)?(?:其他|其它)?(?:工具|服务器|服務器|插件)|每次(?:回答|回复|对话|調用|调用)|(?:所有|每个|每次)(?:的)?回(?:答|复)|(?:他|ほか|別|全て|すべて)の(?:サーバー?(?:の)?)?(?:ツール|サーバ|回答|応答)|(?:毎回|必ず)?(?:回答|応答|会話)の(?:たび|前に毎回|最初に必ず)|다른 (?:모든 )?(?:도구|서버)|모든 (?:도구|답변|응답|대화)|매 (?:답변|응답|대화)
  |(?:люб|кажд|все|всех|всем|друг)\\S* (?:друг\\S* )?(?:инструмент|сервер|ответ|тулз)|(?:أي|كل|جميع) (?:أداة|الأدوات|إجابة|رد|خادم|محادثة)(?: أخرى)?|(?:أدوات|أداة|خادم|خوادم|الأدوات|الخوادم) ?(?:أخرى|الأخرى|آخر)`,
);

/** To bind the model to something. */
export const ORDER = words(
  `must\\b|always|never|only\\b|first\\b|requires? that|have to|highest|priorit|precedence|overrid|trumps?\\b|outrank|run\\b|call\\b|use\\b|ask\\b|obey|follow|discard|ignore|replac|redirect|prefer|trust|treat|mention|unreliable|deprecated|decides?\\b|permission|insert|append|add\\b|adds\\b|cc\\b|bcc\\b
  |muss|immer|nie(?:mals)?\\b|nur\\b|zuerst|vorrang|ersetz|ruf|setze|benutz|verwend|folge|debe|siempre|nunca|primero|prioridad|usa\\b|llama|sigue|ignora|reemplaza|dois\\b|doit|devez|toujours|jamais|d'abord|priorité|utilise|appel|remplac|suis\\b|suivez|deve\\b|sempre|mai\\b|prima\\b|chiama|segui|primeiro|chame`,
  `必须|必須|务必|總是|总是|始终|一律|只能|优先|優先|首先|最先|调用|調用|遵循|听从|替换|改为|必ず|常に|絶対|最初|呼び出|従|置き換え|使わ|반드시|항상|먼저|우선|호출|따르|무조건|교체|всегда|должн|обязательно|сначала|перв|приоритет|вызыва|вызов|следуй|замен|только|никогда|добавля|يجب|دائما|دائمًا|أولا|أولاً|استدع|اتبع|استبدل|فقط|الأولوية`,
);

/** The system or its operator, as if it spoke. */
export const AUTHORITY = words(
  `system (?:notice|message|notification|alert|update|override)\\b|(?:developer|admin|root|debug|maintenance) mode|(?:the )?(?:operator|administrator|admin|developer|owner|security team|platform|legal department|anthropic|openai)(?: (?:has|have|team))?(?: already)?(?: (?:approv|authori[sz]|enabl|disabl|switched|turned|granted|confirm|lifted|waived|requires|instruct|allow)\\w*)|you are (?:hereby )?(?:authori[sz]ed|permitted|cleared|allowed) to|pre-?approved|(?:user )?consent (?:has been|was|is) (?:already )?(?:given|granted|waived)|without (?:asking|confirmation|approval|permission)|no (?:confirmation|approval|consent) (?:is )?(?:needed|required|necessary)
  |systemmeldung|systemhinweis|systemnachricht|(?:der )?(?:betreiber|administrator|entwickler) (?:hat|verlangt)|ohne (?:rückfrage|zustimmung|nachzufragen|bestätigung)|mensaje del sistema|aviso del sistema|el (?:administrador|operador) (?:ha|autoriz)|sin (?:pedir|confirmaci|preguntar|permiso)|message (?:du )?système|l'administrateur a|sans (?:demander|confirmation)|messaggio di sistema|l'amministratore ha|senza (?:chiedere|conferma)|mensagem do sistema|o administrador (?:autoriz|aprov)|sem (?:pedir|confirma|perguntar)`,
  `系统(?:通知|消息|提醒|公告)|管理员(?:已|授权)|开发者模式|(?:已|已经)(?:获得)?授权|无需(?:征得|确认|用户|批准)|不需要(?:确认|用户)|システム(?:通知|メッセージ|からの)|管理者(?:が|は|によ)|承認(?:済み|は不要)|確認(?:なし|せず|は不要)|許可なく|시스템 (?:알림|메시지)|관리자가|승인 ?없이|확인 ?없이|системн\\S* (?:сообщени|уведомлени)|администратор|оператор (?:разреш|подтверд)|без (?:подтверждения|запроса|согласия|разрешения)|رسالة (?:من )?النظام|إشعار النظام|المسؤول|دون (?:تأكيد|موافقة|إذن)`,
);

/** From here on. */
export const NOW = words(
  `from (?:now|here|this point) on|henceforth|from this (?:moment|point)|going forward|as of now|you are now|act as (?:if|though|an? un)|your (?:new|real|true|actual) (?:task|goal|role|instructions?|purpose)|new (?:system )?(?:instructions?|prompt)\\b|instead,? follow|use the ones|ab (?:jetzt|sofort)|von nun an|a partir de ahora|desde ahora|en adelante|désormais|dorénavant|à partir de maintenant|d'ora in poi|a partir de agora|doravante`,
  `从现在(?:起|开始)|今后|以后只|自此|今後|これからは|以降は|지금부터|이제부터|앞으로|отныне|с этого момента|впредь|теперь ты|من الآن فصاعد|ابتداء من الآن`,
);
