#include "parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif


#define LANGUAGE_VERSION 14
#define STATE_COUNT 11432
#define LARGE_STATE_COUNT 4175
#define SYMBOL_COUNT 289
#define ALIAS_COUNT 0
#define TOKEN_COUNT 142
#define EXTERNAL_TOKEN_COUNT 11
#define FIELD_COUNT 8
#define MAX_ALIAS_SEQUENCE_LENGTH 13
#define PRODUCTION_ID_COUNT 23

enum ts_symbol_identifiers {
  sym_identifier = 1,
  anon_sym_AT = 2,
  anon_sym_file = 3,
  anon_sym_COLON = 4,
  anon_sym_LBRACK = 5,
  anon_sym_RBRACK = 6,
  anon_sym_package = 7,
  anon_sym_SEMI = 8,
  anon_sym_import = 9,
  anon_sym_DOT = 10,
  anon_sym_STAR = 11,
  anon_sym_as = 12,
  anon_sym_class = 13,
  anon_sym_fun = 14,
  anon_sym_interface = 15,
  anon_sym_object = 16,
  anon_sym_val = 17,
  anon_sym_var = 18,
  anon_sym_EQ = 19,
  anon_sym_typealias = 20,
  anon_sym_companion = 21,
  anon_sym_init = 22,
  anon_sym_constructor = 23,
  anon_sym_this = 24,
  anon_sym_super = 25,
  anon_sym_LT = 26,
  anon_sym_COMMA = 27,
  anon_sym_GT = 28,
  anon_sym_LPAREN = 29,
  anon_sym_RPAREN = 30,
  anon_sym_where = 31,
  anon_sym_by = 32,
  anon_sym_get = 33,
  anon_sym_set = 34,
  anon_sym_LBRACE = 35,
  anon_sym_RBRACE = 36,
  anon_sym_for = 37,
  anon_sym_in = 38,
  anon_sym_while = 39,
  anon_sym_do = 40,
  anon_sym_enum = 41,
  anon_sym_sealed = 42,
  anon_sym_annotation = 43,
  anon_sym_data = 44,
  anon_sym_inner = 45,
  anon_sym_value = 46,
  anon_sym_tailrec = 47,
  anon_sym_operator = 48,
  anon_sym_infix = 49,
  anon_sym_inline = 50,
  anon_sym_external = 51,
  anon_sym_suspend = 52,
  anon_sym_const = 53,
  anon_sym_public = 54,
  anon_sym_private = 55,
  anon_sym_protected = 56,
  anon_sym_internal = 57,
  anon_sym_abstract = 58,
  anon_sym_final = 59,
  anon_sym_open = 60,
  anon_sym_override = 61,
  anon_sym_lateinit = 62,
  anon_sym_vararg = 63,
  anon_sym_noinline = 64,
  anon_sym_crossinline = 65,
  sym_reification_modifier = 66,
  anon_sym_expect = 67,
  anon_sym_actual = 68,
  anon_sym_field = 69,
  anon_sym_property = 70,
  anon_sym_receiver = 71,
  anon_sym_param = 72,
  anon_sym_setparam = 73,
  anon_sym_delegate = 74,
  anon_sym_dynamic = 75,
  anon_sym_QMARK = 76,
  anon_sym_AMP = 77,
  anon_sym_DASH_GT = 78,
  anon_sym_PLUS_EQ = 79,
  anon_sym_DASH_EQ = 80,
  anon_sym_STAR_EQ = 81,
  anon_sym_SLASH_EQ = 82,
  anon_sym_PERCENT_EQ = 83,
  anon_sym_PLUS_PLUS = 84,
  anon_sym_DASH_DASH = 85,
  anon_sym_PLUS = 86,
  anon_sym_DASH = 87,
  anon_sym_BANG = 88,
  anon_sym_BANG_BANG = 89,
  anon_sym_SLASH = 90,
  anon_sym_PERCENT = 91,
  anon_sym_PIPE_PIPE = 92,
  anon_sym_AMP_AMP = 93,
  anon_sym_BANG_EQ = 94,
  anon_sym_BANG_EQ_EQ = 95,
  anon_sym_EQ_EQ = 96,
  anon_sym_EQ_EQ_EQ = 97,
  anon_sym_GT_EQ = 98,
  anon_sym_LT_EQ = 99,
  anon_sym_QMARK_COLON = 100,
  anon_sym_BANGin = 101,
  anon_sym_is = 102,
  anon_sym_as_QMARK = 103,
  anon_sym_DOT_DOT = 104,
  anon_sym_DOT_DOT_LT = 105,
  anon_sym_this_AT = 106,
  anon_sym_super_AT = 107,
  anon_sym_AT2 = 108,
  anon_sym_if = 109,
  anon_sym_else = 110,
  anon_sym_when = 111,
  anon_sym_try = 112,
  anon_sym_catch = 113,
  anon_sym_finally = 114,
  anon_sym_return = 115,
  anon_sym_return_AT = 116,
  anon_sym_throw = 117,
  anon_sym_COLON_COLON = 118,
  anon_sym_DQUOTE = 119,
  aux_sym_string_literal_token1 = 120,
  aux_sym_string_literal_token2 = 121,
  anon_sym_DOLLAR = 122,
  anon_sym_DQUOTE_DQUOTE_DQUOTE = 123,
  anon_sym_DQUOTE_DQUOTE_DQUOTE_DQUOTE = 124,
  anon_sym_DOLLAR_LBRACE = 125,
  anon_sym_SQUOTE = 126,
  aux_sym_character_literal_token1 = 127,
  sym_escape_sequence = 128,
  sym_number_literal = 129,
  sym_float_literal = 130,
  anon_sym_out = 131,
  sym_label = 132,
  sym_shebang = 133,
  sym_line_comment = 134,
  sym__semi = 135,
  sym__class_member_semi = 136,
  sym_block_comment = 137,
  sym__not_is = 138,
  sym__in = 139,
  sym__q_dot = 140,
  sym__multiline_string_content = 141,
  sym_source_file = 142,
  sym_file_annotation = 143,
  sym_package_header = 144,
  sym_import = 145,
  sym_declaration = 146,
  sym_class_declaration = 147,
  sym_object_declaration = 148,
  sym_property_declaration = 149,
  sym_type_alias = 150,
  sym_companion_object = 151,
  sym_anonymous_initializer = 152,
  sym_secondary_constructor = 153,
  sym_constructor_delegation_call = 154,
  sym_type_parameters = 155,
  sym_type_parameter = 156,
  sym_primary_constructor = 157,
  sym_class_parameters = 158,
  sym_class_parameter = 159,
  sym_type_constraints = 160,
  sym_type_constraint = 161,
  sym_constructor_invocation = 162,
  sym_function_declaration = 163,
  sym_function_value_parameters = 164,
  sym_parameter = 165,
  sym_delegation_specifiers = 166,
  sym_delegation_specifier = 167,
  sym_variable_declaration = 168,
  sym_multi_variable_declaration = 169,
  sym_property_delegate = 170,
  sym_explicit_delegation = 171,
  sym_getter = 172,
  sym_setter = 173,
  sym_function_body = 174,
  sym_block = 175,
  sym_for_statement = 176,
  sym_while_statement = 177,
  sym_do_while_statement = 178,
  sym_class_body = 179,
  sym_class_member_declaration = 180,
  sym_enum_class_body = 181,
  sym_enum_entry = 182,
  sym_value_arguments = 183,
  sym_value_argument = 184,
  sym_statement = 185,
  sym_modifiers = 186,
  sym_class_modifier = 187,
  sym_function_modifier = 188,
  sym_property_modifier = 189,
  sym_visibility_modifier = 190,
  sym_inheritance_modifier = 191,
  sym_member_modifier = 192,
  sym_parameter_modifiers = 193,
  sym_parameter_modifier = 194,
  sym_platform_modifier = 195,
  sym_type_modifiers = 196,
  sym_annotation = 197,
  sym_use_site_target = 198,
  sym__unescaped_annotation = 199,
  sym_type = 200,
  sym_user_type = 201,
  sym__simple_user_type = 202,
  sym_nullable_type = 203,
  sym_non_nullable_type = 204,
  sym__receiver_type = 205,
  sym_type_arguments = 206,
  sym_type_projection = 207,
  sym_function_type = 208,
  sym_function_type_parameters = 209,
  sym_parenthesized_type = 210,
  sym_assignment = 211,
  sym_expression = 212,
  sym_primary_expression = 213,
  sym_unary_expression = 214,
  sym_annotated_expression = 215,
  sym_labeled_expression = 216,
  sym_binary_expression = 217,
  sym_in_expression = 218,
  sym_is_expression = 219,
  sym_as_expression = 220,
  sym_spread_expression = 221,
  sym_range_expression = 222,
  sym_infix_expression = 223,
  sym_call_expression = 224,
  sym_annotated_lambda = 225,
  sym_lambda_literal = 226,
  sym_lambda_parameters = 227,
  sym__lambda_parameter = 228,
  sym_anonymous_function = 229,
  sym_index_expression = 230,
  sym_this_expression = 231,
  sym_super_expression = 232,
  sym_if_expression = 233,
  sym_parenthesized_expression = 234,
  sym_collection_literal = 235,
  sym_when_expression = 236,
  sym_when_subject = 237,
  sym_when_entry = 238,
  sym__when_condition = 239,
  sym_range_test = 240,
  sym_type_test = 241,
  sym_try_expression = 242,
  sym_catch_block = 243,
  sym_finally_block = 244,
  sym_return_expression = 245,
  sym_throw_expression = 246,
  sym_callable_reference = 247,
  sym_navigation_expression = 248,
  sym_object_literal = 249,
  sym_string_literal = 250,
  sym_multiline_string_literal = 251,
  sym_interpolation = 252,
  sym_character_literal = 253,
  sym_variance_modifier = 254,
  sym_type_parameter_modifiers = 255,
  sym_qualified_identifier = 256,
  sym__reserved_identifier = 257,
  aux_sym_source_file_repeat1 = 258,
  aux_sym_source_file_repeat2 = 259,
  aux_sym_source_file_repeat3 = 260,
  aux_sym_file_annotation_repeat1 = 261,
  aux_sym_type_parameters_repeat1 = 262,
  aux_sym_class_parameters_repeat1 = 263,
  aux_sym_type_constraints_repeat1 = 264,
  aux_sym_function_value_parameters_repeat1 = 265,
  aux_sym_delegation_specifiers_repeat1 = 266,
  aux_sym_delegation_specifier_repeat1 = 267,
  aux_sym_multi_variable_declaration_repeat1 = 268,
  aux_sym_class_body_repeat1 = 269,
  aux_sym_enum_class_body_repeat1 = 270,
  aux_sym_value_arguments_repeat1 = 271,
  aux_sym__statements_repeat1 = 272,
  aux_sym_modifiers_repeat1 = 273,
  aux_sym_parameter_modifiers_repeat1 = 274,
  aux_sym_type_modifiers_repeat1 = 275,
  aux_sym_user_type_repeat1 = 276,
  aux_sym_type_arguments_repeat1 = 277,
  aux_sym_type_projection_repeat1 = 278,
  aux_sym_function_type_parameters_repeat1 = 279,
  aux_sym_lambda_parameters_repeat1 = 280,
  aux_sym_index_expression_repeat1 = 281,
  aux_sym_when_expression_repeat1 = 282,
  aux_sym_when_entry_repeat1 = 283,
  aux_sym_try_expression_repeat1 = 284,
  aux_sym_string_literal_repeat1 = 285,
  aux_sym_multiline_string_literal_repeat1 = 286,
  aux_sym_type_parameter_modifiers_repeat1 = 287,
  aux_sym_qualified_identifier_repeat1 = 288,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [anon_sym_AT] = "@",
  [anon_sym_file] = "file",
  [anon_sym_COLON] = ":",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_package] = "package",
  [anon_sym_SEMI] = ";",
  [anon_sym_import] = "import",
  [anon_sym_DOT] = ".",
  [anon_sym_STAR] = "*",
  [anon_sym_as] = "as",
  [anon_sym_class] = "class",
  [anon_sym_fun] = "fun",
  [anon_sym_interface] = "interface",
  [anon_sym_object] = "object",
  [anon_sym_val] = "val",
  [anon_sym_var] = "var",
  [anon_sym_EQ] = "=",
  [anon_sym_typealias] = "typealias",
  [anon_sym_companion] = "companion",
  [anon_sym_init] = "init",
  [anon_sym_constructor] = "constructor",
  [anon_sym_this] = "this",
  [anon_sym_super] = "super",
  [anon_sym_LT] = "<",
  [anon_sym_COMMA] = ",",
  [anon_sym_GT] = ">",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_where] = "where",
  [anon_sym_by] = "by",
  [anon_sym_get] = "get",
  [anon_sym_set] = "set",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_for] = "for",
  [anon_sym_in] = "in",
  [anon_sym_while] = "while",
  [anon_sym_do] = "do",
  [anon_sym_enum] = "enum",
  [anon_sym_sealed] = "sealed",
  [anon_sym_annotation] = "annotation",
  [anon_sym_data] = "data",
  [anon_sym_inner] = "inner",
  [anon_sym_value] = "value",
  [anon_sym_tailrec] = "tailrec",
  [anon_sym_operator] = "operator",
  [anon_sym_infix] = "infix",
  [anon_sym_inline] = "inline",
  [anon_sym_external] = "external",
  [anon_sym_suspend] = "suspend",
  [anon_sym_const] = "const",
  [anon_sym_public] = "public",
  [anon_sym_private] = "private",
  [anon_sym_protected] = "protected",
  [anon_sym_internal] = "internal",
  [anon_sym_abstract] = "abstract",
  [anon_sym_final] = "final",
  [anon_sym_open] = "open",
  [anon_sym_override] = "override",
  [anon_sym_lateinit] = "lateinit",
  [anon_sym_vararg] = "vararg",
  [anon_sym_noinline] = "noinline",
  [anon_sym_crossinline] = "crossinline",
  [sym_reification_modifier] = "reification_modifier",
  [anon_sym_expect] = "expect",
  [anon_sym_actual] = "actual",
  [anon_sym_field] = "field",
  [anon_sym_property] = "property",
  [anon_sym_receiver] = "receiver",
  [anon_sym_param] = "param",
  [anon_sym_setparam] = "setparam",
  [anon_sym_delegate] = "delegate",
  [anon_sym_dynamic] = "dynamic",
  [anon_sym_QMARK] = "\?",
  [anon_sym_AMP] = "&",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_PLUS_EQ] = "+=",
  [anon_sym_DASH_EQ] = "-=",
  [anon_sym_STAR_EQ] = "*=",
  [anon_sym_SLASH_EQ] = "/=",
  [anon_sym_PERCENT_EQ] = "%=",
  [anon_sym_PLUS_PLUS] = "++",
  [anon_sym_DASH_DASH] = "--",
  [anon_sym_PLUS] = "+",
  [anon_sym_DASH] = "-",
  [anon_sym_BANG] = "!",
  [anon_sym_BANG_BANG] = "!!",
  [anon_sym_SLASH] = "/",
  [anon_sym_PERCENT] = "%",
  [anon_sym_PIPE_PIPE] = "||",
  [anon_sym_AMP_AMP] = "&&",
  [anon_sym_BANG_EQ] = "!=",
  [anon_sym_BANG_EQ_EQ] = "!==",
  [anon_sym_EQ_EQ] = "==",
  [anon_sym_EQ_EQ_EQ] = "===",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_QMARK_COLON] = "\?:",
  [anon_sym_BANGin] = "!in",
  [anon_sym_is] = "is",
  [anon_sym_as_QMARK] = "as\?",
  [anon_sym_DOT_DOT] = "..",
  [anon_sym_DOT_DOT_LT] = "..<",
  [anon_sym_this_AT] = "this@",
  [anon_sym_super_AT] = "super@",
  [anon_sym_AT2] = "@",
  [anon_sym_if] = "if",
  [anon_sym_else] = "else",
  [anon_sym_when] = "when",
  [anon_sym_try] = "try",
  [anon_sym_catch] = "catch",
  [anon_sym_finally] = "finally",
  [anon_sym_return] = "return",
  [anon_sym_return_AT] = "return@",
  [anon_sym_throw] = "throw",
  [anon_sym_COLON_COLON] = "::",
  [anon_sym_DQUOTE] = "\"",
  [aux_sym_string_literal_token1] = "string_content",
  [aux_sym_string_literal_token2] = "string_content",
  [anon_sym_DOLLAR] = "$",
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = "\"\"\"",
  [anon_sym_DQUOTE_DQUOTE_DQUOTE_DQUOTE] = "\"\"\"\"",
  [anon_sym_DOLLAR_LBRACE] = "${",
  [anon_sym_SQUOTE] = "'",
  [aux_sym_character_literal_token1] = "character_literal_token1",
  [sym_escape_sequence] = "escape_sequence",
  [sym_number_literal] = "number_literal",
  [sym_float_literal] = "float_literal",
  [anon_sym_out] = "out",
  [sym_label] = "label",
  [sym_shebang] = "shebang",
  [sym_line_comment] = "line_comment",
  [sym__semi] = "_semi",
  [sym__class_member_semi] = "_class_member_semi",
  [sym_block_comment] = "block_comment",
  [sym__not_is] = "!is",
  [sym__in] = "in",
  [sym__q_dot] = "\?.",
  [sym__multiline_string_content] = "string_content",
  [sym_source_file] = "source_file",
  [sym_file_annotation] = "file_annotation",
  [sym_package_header] = "package_header",
  [sym_import] = "import",
  [sym_declaration] = "declaration",
  [sym_class_declaration] = "class_declaration",
  [sym_object_declaration] = "object_declaration",
  [sym_property_declaration] = "property_declaration",
  [sym_type_alias] = "type_alias",
  [sym_companion_object] = "companion_object",
  [sym_anonymous_initializer] = "anonymous_initializer",
  [sym_secondary_constructor] = "secondary_constructor",
  [sym_constructor_delegation_call] = "constructor_delegation_call",
  [sym_type_parameters] = "type_parameters",
  [sym_type_parameter] = "type_parameter",
  [sym_primary_constructor] = "primary_constructor",
  [sym_class_parameters] = "class_parameters",
  [sym_class_parameter] = "class_parameter",
  [sym_type_constraints] = "type_constraints",
  [sym_type_constraint] = "type_constraint",
  [sym_constructor_invocation] = "constructor_invocation",
  [sym_function_declaration] = "function_declaration",
  [sym_function_value_parameters] = "function_value_parameters",
  [sym_parameter] = "parameter",
  [sym_delegation_specifiers] = "delegation_specifiers",
  [sym_delegation_specifier] = "delegation_specifier",
  [sym_variable_declaration] = "variable_declaration",
  [sym_multi_variable_declaration] = "multi_variable_declaration",
  [sym_property_delegate] = "property_delegate",
  [sym_explicit_delegation] = "explicit_delegation",
  [sym_getter] = "getter",
  [sym_setter] = "setter",
  [sym_function_body] = "function_body",
  [sym_block] = "block",
  [sym_for_statement] = "for_statement",
  [sym_while_statement] = "while_statement",
  [sym_do_while_statement] = "do_while_statement",
  [sym_class_body] = "class_body",
  [sym_class_member_declaration] = "class_member_declaration",
  [sym_enum_class_body] = "enum_class_body",
  [sym_enum_entry] = "enum_entry",
  [sym_value_arguments] = "value_arguments",
  [sym_value_argument] = "value_argument",
  [sym_statement] = "statement",
  [sym_modifiers] = "modifiers",
  [sym_class_modifier] = "class_modifier",
  [sym_function_modifier] = "function_modifier",
  [sym_property_modifier] = "property_modifier",
  [sym_visibility_modifier] = "visibility_modifier",
  [sym_inheritance_modifier] = "inheritance_modifier",
  [sym_member_modifier] = "member_modifier",
  [sym_parameter_modifiers] = "parameter_modifiers",
  [sym_parameter_modifier] = "parameter_modifier",
  [sym_platform_modifier] = "platform_modifier",
  [sym_type_modifiers] = "type_modifiers",
  [sym_annotation] = "annotation",
  [sym_use_site_target] = "use_site_target",
  [sym__unescaped_annotation] = "_unescaped_annotation",
  [sym_type] = "type",
  [sym_user_type] = "user_type",
  [sym__simple_user_type] = "_simple_user_type",
  [sym_nullable_type] = "nullable_type",
  [sym_non_nullable_type] = "non_nullable_type",
  [sym__receiver_type] = "_receiver_type",
  [sym_type_arguments] = "type_arguments",
  [sym_type_projection] = "type_projection",
  [sym_function_type] = "function_type",
  [sym_function_type_parameters] = "function_type_parameters",
  [sym_parenthesized_type] = "parenthesized_type",
  [sym_assignment] = "assignment",
  [sym_expression] = "expression",
  [sym_primary_expression] = "primary_expression",
  [sym_unary_expression] = "unary_expression",
  [sym_annotated_expression] = "annotated_expression",
  [sym_labeled_expression] = "labeled_expression",
  [sym_binary_expression] = "binary_expression",
  [sym_in_expression] = "in_expression",
  [sym_is_expression] = "is_expression",
  [sym_as_expression] = "as_expression",
  [sym_spread_expression] = "spread_expression",
  [sym_range_expression] = "range_expression",
  [sym_infix_expression] = "infix_expression",
  [sym_call_expression] = "call_expression",
  [sym_annotated_lambda] = "annotated_lambda",
  [sym_lambda_literal] = "lambda_literal",
  [sym_lambda_parameters] = "lambda_parameters",
  [sym__lambda_parameter] = "_lambda_parameter",
  [sym_anonymous_function] = "anonymous_function",
  [sym_index_expression] = "index_expression",
  [sym_this_expression] = "this_expression",
  [sym_super_expression] = "super_expression",
  [sym_if_expression] = "if_expression",
  [sym_parenthesized_expression] = "parenthesized_expression",
  [sym_collection_literal] = "collection_literal",
  [sym_when_expression] = "when_expression",
  [sym_when_subject] = "when_subject",
  [sym_when_entry] = "when_entry",
  [sym__when_condition] = "_when_condition",
  [sym_range_test] = "range_test",
  [sym_type_test] = "type_test",
  [sym_try_expression] = "try_expression",
  [sym_catch_block] = "catch_block",
  [sym_finally_block] = "finally_block",
  [sym_return_expression] = "return_expression",
  [sym_throw_expression] = "throw_expression",
  [sym_callable_reference] = "callable_reference",
  [sym_navigation_expression] = "navigation_expression",
  [sym_object_literal] = "object_literal",
  [sym_string_literal] = "string_literal",
  [sym_multiline_string_literal] = "multiline_string_literal",
  [sym_interpolation] = "interpolation",
  [sym_character_literal] = "character_literal",
  [sym_variance_modifier] = "variance_modifier",
  [sym_type_parameter_modifiers] = "type_parameter_modifiers",
  [sym_qualified_identifier] = "qualified_identifier",
  [sym__reserved_identifier] = "_reserved_identifier",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym_source_file_repeat2] = "source_file_repeat2",
  [aux_sym_source_file_repeat3] = "source_file_repeat3",
  [aux_sym_file_annotation_repeat1] = "file_annotation_repeat1",
  [aux_sym_type_parameters_repeat1] = "type_parameters_repeat1",
  [aux_sym_class_parameters_repeat1] = "class_parameters_repeat1",
  [aux_sym_type_constraints_repeat1] = "type_constraints_repeat1",
  [aux_sym_function_value_parameters_repeat1] = "function_value_parameters_repeat1",
  [aux_sym_delegation_specifiers_repeat1] = "delegation_specifiers_repeat1",
  [aux_sym_delegation_specifier_repeat1] = "delegation_specifier_repeat1",
  [aux_sym_multi_variable_declaration_repeat1] = "multi_variable_declaration_repeat1",
  [aux_sym_class_body_repeat1] = "class_body_repeat1",
  [aux_sym_enum_class_body_repeat1] = "enum_class_body_repeat1",
  [aux_sym_value_arguments_repeat1] = "value_arguments_repeat1",
  [aux_sym__statements_repeat1] = "_statements_repeat1",
  [aux_sym_modifiers_repeat1] = "modifiers_repeat1",
  [aux_sym_parameter_modifiers_repeat1] = "parameter_modifiers_repeat1",
  [aux_sym_type_modifiers_repeat1] = "type_modifiers_repeat1",
  [aux_sym_user_type_repeat1] = "user_type_repeat1",
  [aux_sym_type_arguments_repeat1] = "type_arguments_repeat1",
  [aux_sym_type_projection_repeat1] = "type_projection_repeat1",
  [aux_sym_function_type_parameters_repeat1] = "function_type_parameters_repeat1",
  [aux_sym_lambda_parameters_repeat1] = "lambda_parameters_repeat1",
  [aux_sym_index_expression_repeat1] = "index_expression_repeat1",
  [aux_sym_when_expression_repeat1] = "when_expression_repeat1",
  [aux_sym_when_entry_repeat1] = "when_entry_repeat1",
  [aux_sym_try_expression_repeat1] = "try_expression_repeat1",
  [aux_sym_string_literal_repeat1] = "string_literal_repeat1",
  [aux_sym_multiline_string_literal_repeat1] = "multiline_string_literal_repeat1",
  [aux_sym_type_parameter_modifiers_repeat1] = "type_parameter_modifiers_repeat1",
  [aux_sym_qualified_identifier_repeat1] = "qualified_identifier_repeat1",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [anon_sym_AT] = anon_sym_AT,
  [anon_sym_file] = anon_sym_file,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_package] = anon_sym_package,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_import] = anon_sym_import,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_as] = anon_sym_as,
  [anon_sym_class] = anon_sym_class,
  [anon_sym_fun] = anon_sym_fun,
  [anon_sym_interface] = anon_sym_interface,
  [anon_sym_object] = anon_sym_object,
  [anon_sym_val] = anon_sym_val,
  [anon_sym_var] = anon_sym_var,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_typealias] = anon_sym_typealias,
  [anon_sym_companion] = anon_sym_companion,
  [anon_sym_init] = anon_sym_init,
  [anon_sym_constructor] = anon_sym_constructor,
  [anon_sym_this] = anon_sym_this,
  [anon_sym_super] = anon_sym_super,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_where] = anon_sym_where,
  [anon_sym_by] = anon_sym_by,
  [anon_sym_get] = anon_sym_get,
  [anon_sym_set] = anon_sym_set,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_for] = anon_sym_for,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_while] = anon_sym_while,
  [anon_sym_do] = anon_sym_do,
  [anon_sym_enum] = anon_sym_enum,
  [anon_sym_sealed] = anon_sym_sealed,
  [anon_sym_annotation] = anon_sym_annotation,
  [anon_sym_data] = anon_sym_data,
  [anon_sym_inner] = anon_sym_inner,
  [anon_sym_value] = anon_sym_value,
  [anon_sym_tailrec] = anon_sym_tailrec,
  [anon_sym_operator] = anon_sym_operator,
  [anon_sym_infix] = anon_sym_infix,
  [anon_sym_inline] = anon_sym_inline,
  [anon_sym_external] = anon_sym_external,
  [anon_sym_suspend] = anon_sym_suspend,
  [anon_sym_const] = anon_sym_const,
  [anon_sym_public] = anon_sym_public,
  [anon_sym_private] = anon_sym_private,
  [anon_sym_protected] = anon_sym_protected,
  [anon_sym_internal] = anon_sym_internal,
  [anon_sym_abstract] = anon_sym_abstract,
  [anon_sym_final] = anon_sym_final,
  [anon_sym_open] = anon_sym_open,
  [anon_sym_override] = anon_sym_override,
  [anon_sym_lateinit] = anon_sym_lateinit,
  [anon_sym_vararg] = anon_sym_vararg,
  [anon_sym_noinline] = anon_sym_noinline,
  [anon_sym_crossinline] = anon_sym_crossinline,
  [sym_reification_modifier] = sym_reification_modifier,
  [anon_sym_expect] = anon_sym_expect,
  [anon_sym_actual] = anon_sym_actual,
  [anon_sym_field] = anon_sym_field,
  [anon_sym_property] = anon_sym_property,
  [anon_sym_receiver] = anon_sym_receiver,
  [anon_sym_param] = anon_sym_param,
  [anon_sym_setparam] = anon_sym_setparam,
  [anon_sym_delegate] = anon_sym_delegate,
  [anon_sym_dynamic] = anon_sym_dynamic,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_PLUS_EQ] = anon_sym_PLUS_EQ,
  [anon_sym_DASH_EQ] = anon_sym_DASH_EQ,
  [anon_sym_STAR_EQ] = anon_sym_STAR_EQ,
  [anon_sym_SLASH_EQ] = anon_sym_SLASH_EQ,
  [anon_sym_PERCENT_EQ] = anon_sym_PERCENT_EQ,
  [anon_sym_PLUS_PLUS] = anon_sym_PLUS_PLUS,
  [anon_sym_DASH_DASH] = anon_sym_DASH_DASH,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_BANG_BANG] = anon_sym_BANG_BANG,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_PERCENT] = anon_sym_PERCENT,
  [anon_sym_PIPE_PIPE] = anon_sym_PIPE_PIPE,
  [anon_sym_AMP_AMP] = anon_sym_AMP_AMP,
  [anon_sym_BANG_EQ] = anon_sym_BANG_EQ,
  [anon_sym_BANG_EQ_EQ] = anon_sym_BANG_EQ_EQ,
  [anon_sym_EQ_EQ] = anon_sym_EQ_EQ,
  [anon_sym_EQ_EQ_EQ] = anon_sym_EQ_EQ_EQ,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_QMARK_COLON] = anon_sym_QMARK_COLON,
  [anon_sym_BANGin] = anon_sym_BANGin,
  [anon_sym_is] = anon_sym_is,
  [anon_sym_as_QMARK] = anon_sym_as_QMARK,
  [anon_sym_DOT_DOT] = anon_sym_DOT_DOT,
  [anon_sym_DOT_DOT_LT] = anon_sym_DOT_DOT_LT,
  [anon_sym_this_AT] = anon_sym_this_AT,
  [anon_sym_super_AT] = anon_sym_super_AT,
  [anon_sym_AT2] = anon_sym_AT,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_when] = anon_sym_when,
  [anon_sym_try] = anon_sym_try,
  [anon_sym_catch] = anon_sym_catch,
  [anon_sym_finally] = anon_sym_finally,
  [anon_sym_return] = anon_sym_return,
  [anon_sym_return_AT] = anon_sym_return_AT,
  [anon_sym_throw] = anon_sym_throw,
  [anon_sym_COLON_COLON] = anon_sym_COLON_COLON,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [aux_sym_string_literal_token1] = sym__multiline_string_content,
  [aux_sym_string_literal_token2] = sym__multiline_string_content,
  [anon_sym_DOLLAR] = anon_sym_DOLLAR,
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [anon_sym_DQUOTE_DQUOTE_DQUOTE_DQUOTE] = anon_sym_DQUOTE_DQUOTE_DQUOTE_DQUOTE,
  [anon_sym_DOLLAR_LBRACE] = anon_sym_DOLLAR_LBRACE,
  [anon_sym_SQUOTE] = anon_sym_SQUOTE,
  [aux_sym_character_literal_token1] = aux_sym_character_literal_token1,
  [sym_escape_sequence] = sym_escape_sequence,
  [sym_number_literal] = sym_number_literal,
  [sym_float_literal] = sym_float_literal,
  [anon_sym_out] = anon_sym_out,
  [sym_label] = sym_label,
  [sym_shebang] = sym_shebang,
  [sym_line_comment] = sym_line_comment,
  [sym__semi] = sym__semi,
  [sym__class_member_semi] = sym__class_member_semi,
  [sym_block_comment] = sym_block_comment,
  [sym__not_is] = sym__not_is,
  [sym__in] = anon_sym_in,
  [sym__q_dot] = sym__q_dot,
  [sym__multiline_string_content] = sym__multiline_string_content,
  [sym_source_file] = sym_source_file,
  [sym_file_annotation] = sym_file_annotation,
  [sym_package_header] = sym_package_header,
  [sym_import] = sym_import,
  [sym_declaration] = sym_declaration,
  [sym_class_declaration] = sym_class_declaration,
  [sym_object_declaration] = sym_object_declaration,
  [sym_property_declaration] = sym_property_declaration,
  [sym_type_alias] = sym_type_alias,
  [sym_companion_object] = sym_companion_object,
  [sym_anonymous_initializer] = sym_anonymous_initializer,
  [sym_secondary_constructor] = sym_secondary_constructor,
  [sym_constructor_delegation_call] = sym_constructor_delegation_call,
  [sym_type_parameters] = sym_type_parameters,
  [sym_type_parameter] = sym_type_parameter,
  [sym_primary_constructor] = sym_primary_constructor,
  [sym_class_parameters] = sym_class_parameters,
  [sym_class_parameter] = sym_class_parameter,
  [sym_type_constraints] = sym_type_constraints,
  [sym_type_constraint] = sym_type_constraint,
  [sym_constructor_invocation] = sym_constructor_invocation,
  [sym_function_declaration] = sym_function_declaration,
  [sym_function_value_parameters] = sym_function_value_parameters,
  [sym_parameter] = sym_parameter,
  [sym_delegation_specifiers] = sym_delegation_specifiers,
  [sym_delegation_specifier] = sym_delegation_specifier,
  [sym_variable_declaration] = sym_variable_declaration,
  [sym_multi_variable_declaration] = sym_multi_variable_declaration,
  [sym_property_delegate] = sym_property_delegate,
  [sym_explicit_delegation] = sym_explicit_delegation,
  [sym_getter] = sym_getter,
  [sym_setter] = sym_setter,
  [sym_function_body] = sym_function_body,
  [sym_block] = sym_block,
  [sym_for_statement] = sym_for_statement,
  [sym_while_statement] = sym_while_statement,
  [sym_do_while_statement] = sym_do_while_statement,
  [sym_class_body] = sym_class_body,
  [sym_class_member_declaration] = sym_class_member_declaration,
  [sym_enum_class_body] = sym_enum_class_body,
  [sym_enum_entry] = sym_enum_entry,
  [sym_value_arguments] = sym_value_arguments,
  [sym_value_argument] = sym_value_argument,
  [sym_statement] = sym_statement,
  [sym_modifiers] = sym_modifiers,
  [sym_class_modifier] = sym_class_modifier,
  [sym_function_modifier] = sym_function_modifier,
  [sym_property_modifier] = sym_property_modifier,
  [sym_visibility_modifier] = sym_visibility_modifier,
  [sym_inheritance_modifier] = sym_inheritance_modifier,
  [sym_member_modifier] = sym_member_modifier,
  [sym_parameter_modifiers] = sym_parameter_modifiers,
  [sym_parameter_modifier] = sym_parameter_modifier,
  [sym_platform_modifier] = sym_platform_modifier,
  [sym_type_modifiers] = sym_type_modifiers,
  [sym_annotation] = sym_annotation,
  [sym_use_site_target] = sym_use_site_target,
  [sym__unescaped_annotation] = sym__unescaped_annotation,
  [sym_type] = sym_type,
  [sym_user_type] = sym_user_type,
  [sym__simple_user_type] = sym__simple_user_type,
  [sym_nullable_type] = sym_nullable_type,
  [sym_non_nullable_type] = sym_non_nullable_type,
  [sym__receiver_type] = sym__receiver_type,
  [sym_type_arguments] = sym_type_arguments,
  [sym_type_projection] = sym_type_projection,
  [sym_function_type] = sym_function_type,
  [sym_function_type_parameters] = sym_function_type_parameters,
  [sym_parenthesized_type] = sym_parenthesized_type,
  [sym_assignment] = sym_assignment,
  [sym_expression] = sym_expression,
  [sym_primary_expression] = sym_primary_expression,
  [sym_unary_expression] = sym_unary_expression,
  [sym_annotated_expression] = sym_annotated_expression,
  [sym_labeled_expression] = sym_labeled_expression,
  [sym_binary_expression] = sym_binary_expression,
  [sym_in_expression] = sym_in_expression,
  [sym_is_expression] = sym_is_expression,
  [sym_as_expression] = sym_as_expression,
  [sym_spread_expression] = sym_spread_expression,
  [sym_range_expression] = sym_range_expression,
  [sym_infix_expression] = sym_infix_expression,
  [sym_call_expression] = sym_call_expression,
  [sym_annotated_lambda] = sym_annotated_lambda,
  [sym_lambda_literal] = sym_lambda_literal,
  [sym_lambda_parameters] = sym_lambda_parameters,
  [sym__lambda_parameter] = sym__lambda_parameter,
  [sym_anonymous_function] = sym_anonymous_function,
  [sym_index_expression] = sym_index_expression,
  [sym_this_expression] = sym_this_expression,
  [sym_super_expression] = sym_super_expression,
  [sym_if_expression] = sym_if_expression,
  [sym_parenthesized_expression] = sym_parenthesized_expression,
  [sym_collection_literal] = sym_collection_literal,
  [sym_when_expression] = sym_when_expression,
  [sym_when_subject] = sym_when_subject,
  [sym_when_entry] = sym_when_entry,
  [sym__when_condition] = sym__when_condition,
  [sym_range_test] = sym_range_test,
  [sym_type_test] = sym_type_test,
  [sym_try_expression] = sym_try_expression,
  [sym_catch_block] = sym_catch_block,
  [sym_finally_block] = sym_finally_block,
  [sym_return_expression] = sym_return_expression,
  [sym_throw_expression] = sym_throw_expression,
  [sym_callable_reference] = sym_callable_reference,
  [sym_navigation_expression] = sym_navigation_expression,
  [sym_object_literal] = sym_object_literal,
  [sym_string_literal] = sym_string_literal,
  [sym_multiline_string_literal] = sym_multiline_string_literal,
  [sym_interpolation] = sym_interpolation,
  [sym_character_literal] = sym_character_literal,
  [sym_variance_modifier] = sym_variance_modifier,
  [sym_type_parameter_modifiers] = sym_type_parameter_modifiers,
  [sym_qualified_identifier] = sym_qualified_identifier,
  [sym__reserved_identifier] = sym__reserved_identifier,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym_source_file_repeat2] = aux_sym_source_file_repeat2,
  [aux_sym_source_file_repeat3] = aux_sym_source_file_repeat3,
  [aux_sym_file_annotation_repeat1] = aux_sym_file_annotation_repeat1,
  [aux_sym_type_parameters_repeat1] = aux_sym_type_parameters_repeat1,
  [aux_sym_class_parameters_repeat1] = aux_sym_class_parameters_repeat1,
  [aux_sym_type_constraints_repeat1] = aux_sym_type_constraints_repeat1,
  [aux_sym_function_value_parameters_repeat1] = aux_sym_function_value_parameters_repeat1,
  [aux_sym_delegation_specifiers_repeat1] = aux_sym_delegation_specifiers_repeat1,
  [aux_sym_delegation_specifier_repeat1] = aux_sym_delegation_specifier_repeat1,
  [aux_sym_multi_variable_declaration_repeat1] = aux_sym_multi_variable_declaration_repeat1,
  [aux_sym_class_body_repeat1] = aux_sym_class_body_repeat1,
  [aux_sym_enum_class_body_repeat1] = aux_sym_enum_class_body_repeat1,
  [aux_sym_value_arguments_repeat1] = aux_sym_value_arguments_repeat1,
  [aux_sym__statements_repeat1] = aux_sym__statements_repeat1,
  [aux_sym_modifiers_repeat1] = aux_sym_modifiers_repeat1,
  [aux_sym_parameter_modifiers_repeat1] = aux_sym_parameter_modifiers_repeat1,
  [aux_sym_type_modifiers_repeat1] = aux_sym_type_modifiers_repeat1,
  [aux_sym_user_type_repeat1] = aux_sym_user_type_repeat1,
  [aux_sym_type_arguments_repeat1] = aux_sym_type_arguments_repeat1,
  [aux_sym_type_projection_repeat1] = aux_sym_type_projection_repeat1,
  [aux_sym_function_type_parameters_repeat1] = aux_sym_function_type_parameters_repeat1,
  [aux_sym_lambda_parameters_repeat1] = aux_sym_lambda_parameters_repeat1,
  [aux_sym_index_expression_repeat1] = aux_sym_index_expression_repeat1,
  [aux_sym_when_expression_repeat1] = aux_sym_when_expression_repeat1,
  [aux_sym_when_entry_repeat1] = aux_sym_when_entry_repeat1,
  [aux_sym_try_expression_repeat1] = aux_sym_try_expression_repeat1,
  [aux_sym_string_literal_repeat1] = aux_sym_string_literal_repeat1,
  [aux_sym_multiline_string_literal_repeat1] = aux_sym_multiline_string_literal_repeat1,
  [aux_sym_type_parameter_modifiers_repeat1] = aux_sym_type_parameter_modifiers_repeat1,
  [aux_sym_qualified_identifier_repeat1] = aux_sym_qualified_identifier_repeat1,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_file] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_package] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_import] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_as] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_class] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fun] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_interface] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_object] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_val] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_var] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_typealias] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_companion] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_init] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_constructor] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_this] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_super] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_where] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_by] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_get] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_set] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_for] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_while] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_do] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_enum] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sealed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_annotation] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_data] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inner] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_value] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_tailrec] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_operator] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_infix] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inline] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_external] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_suspend] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_const] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_public] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_private] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_protected] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_internal] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_abstract] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_final] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_open] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_override] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_lateinit] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_vararg] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_noinline] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_crossinline] = {
    .visible = true,
    .named = false,
  },
  [sym_reification_modifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_expect] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_actual] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_field] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_property] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_receiver] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_param] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_setparam] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_delegate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dynamic] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANGin] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_is] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_as_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_this_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_super_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_when] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_try] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_catch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_finally] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_return] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_return_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_throw] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_string_literal_token1] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_string_literal_token2] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DOLLAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE_DQUOTE_DQUOTE_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOLLAR_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_character_literal_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_escape_sequence] = {
    .visible = true,
    .named = true,
  },
  [sym_number_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_float_literal] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_out] = {
    .visible = true,
    .named = false,
  },
  [sym_label] = {
    .visible = true,
    .named = true,
  },
  [sym_shebang] = {
    .visible = true,
    .named = true,
  },
  [sym_line_comment] = {
    .visible = true,
    .named = true,
  },
  [sym__semi] = {
    .visible = false,
    .named = true,
  },
  [sym__class_member_semi] = {
    .visible = false,
    .named = true,
  },
  [sym_block_comment] = {
    .visible = true,
    .named = true,
  },
  [sym__not_is] = {
    .visible = true,
    .named = false,
  },
  [sym__in] = {
    .visible = true,
    .named = false,
  },
  [sym__q_dot] = {
    .visible = true,
    .named = false,
  },
  [sym__multiline_string_content] = {
    .visible = true,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym_file_annotation] = {
    .visible = true,
    .named = true,
  },
  [sym_package_header] = {
    .visible = true,
    .named = true,
  },
  [sym_import] = {
    .visible = true,
    .named = true,
  },
  [sym_declaration] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_class_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_object_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_property_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_type_alias] = {
    .visible = true,
    .named = true,
  },
  [sym_companion_object] = {
    .visible = true,
    .named = true,
  },
  [sym_anonymous_initializer] = {
    .visible = true,
    .named = true,
  },
  [sym_secondary_constructor] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_delegation_call] = {
    .visible = true,
    .named = true,
  },
  [sym_type_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_type_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_primary_constructor] = {
    .visible = true,
    .named = true,
  },
  [sym_class_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_class_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_type_constraints] = {
    .visible = true,
    .named = true,
  },
  [sym_type_constraint] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_invocation] = {
    .visible = true,
    .named = true,
  },
  [sym_function_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_function_value_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_delegation_specifiers] = {
    .visible = true,
    .named = true,
  },
  [sym_delegation_specifier] = {
    .visible = true,
    .named = true,
  },
  [sym_variable_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_multi_variable_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_property_delegate] = {
    .visible = true,
    .named = true,
  },
  [sym_explicit_delegation] = {
    .visible = true,
    .named = true,
  },
  [sym_getter] = {
    .visible = true,
    .named = true,
  },
  [sym_setter] = {
    .visible = true,
    .named = true,
  },
  [sym_function_body] = {
    .visible = true,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym_for_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_while_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_do_while_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_class_body] = {
    .visible = true,
    .named = true,
  },
  [sym_class_member_declaration] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_enum_class_body] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_entry] = {
    .visible = true,
    .named = true,
  },
  [sym_value_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_value_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_statement] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_modifiers] = {
    .visible = true,
    .named = true,
  },
  [sym_class_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_function_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_property_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_visibility_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_inheritance_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_member_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter_modifiers] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_platform_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_type_modifiers] = {
    .visible = true,
    .named = true,
  },
  [sym_annotation] = {
    .visible = true,
    .named = true,
  },
  [sym_use_site_target] = {
    .visible = true,
    .named = true,
  },
  [sym__unescaped_annotation] = {
    .visible = false,
    .named = true,
  },
  [sym_type] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_user_type] = {
    .visible = true,
    .named = true,
  },
  [sym__simple_user_type] = {
    .visible = false,
    .named = true,
  },
  [sym_nullable_type] = {
    .visible = true,
    .named = true,
  },
  [sym_non_nullable_type] = {
    .visible = true,
    .named = true,
  },
  [sym__receiver_type] = {
    .visible = false,
    .named = true,
  },
  [sym_type_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_type_projection] = {
    .visible = true,
    .named = true,
  },
  [sym_function_type] = {
    .visible = true,
    .named = true,
  },
  [sym_function_type_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_parenthesized_type] = {
    .visible = true,
    .named = true,
  },
  [sym_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_expression] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_primary_expression] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_unary_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_annotated_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_labeled_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_binary_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_in_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_is_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_as_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_spread_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_range_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_infix_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_call_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_annotated_lambda] = {
    .visible = true,
    .named = true,
  },
  [sym_lambda_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_lambda_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym__lambda_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym_anonymous_function] = {
    .visible = true,
    .named = true,
  },
  [sym_index_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_this_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_super_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_if_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_parenthesized_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_collection_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_when_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_when_subject] = {
    .visible = true,
    .named = true,
  },
  [sym_when_entry] = {
    .visible = true,
    .named = true,
  },
  [sym__when_condition] = {
    .visible = false,
    .named = true,
  },
  [sym_range_test] = {
    .visible = true,
    .named = true,
  },
  [sym_type_test] = {
    .visible = true,
    .named = true,
  },
  [sym_try_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_catch_block] = {
    .visible = true,
    .named = true,
  },
  [sym_finally_block] = {
    .visible = true,
    .named = true,
  },
  [sym_return_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_throw_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_callable_reference] = {
    .visible = true,
    .named = true,
  },
  [sym_navigation_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_object_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_string_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_multiline_string_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_interpolation] = {
    .visible = true,
    .named = true,
  },
  [sym_character_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_variance_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_type_parameter_modifiers] = {
    .visible = true,
    .named = true,
  },
  [sym_qualified_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym__reserved_identifier] = {
    .visible = false,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_source_file_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_source_file_repeat3] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_file_annotation_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_class_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_constraints_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_function_value_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_delegation_specifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_delegation_specifier_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_multi_variable_declaration_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_class_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_class_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_value_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__statements_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_modifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameter_modifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_modifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_user_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_projection_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_function_type_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_lambda_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_index_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_when_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_when_entry_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_try_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_multiline_string_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_parameter_modifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_qualified_identifier_repeat1] = {
    .visible = false,
    .named = false,
  },
};

enum ts_field_identifiers {
  field_argument = 1,
  field_condition = 2,
  field_label = 3,
  field_left = 4,
  field_name = 5,
  field_operator = 6,
  field_right = 7,
  field_type = 8,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_argument] = "argument",
  [field_condition] = "condition",
  [field_label] = "label",
  [field_left] = "left",
  [field_name] = "name",
  [field_operator] = "operator",
  [field_right] = "right",
  [field_type] = "type",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [2] = {.index = 0, .length = 1},
  [3] = {.index = 1, .length = 2},
  [4] = {.index = 3, .length = 1},
  [6] = {.index = 4, .length = 2},
  [7] = {.index = 6, .length = 1},
  [8] = {.index = 7, .length = 2},
  [9] = {.index = 9, .length = 3},
  [10] = {.index = 12, .length = 1},
  [11] = {.index = 13, .length = 1},
  [12] = {.index = 14, .length = 1},
  [13] = {.index = 15, .length = 1},
  [14] = {.index = 16, .length = 1},
  [15] = {.index = 17, .length = 1},
  [16] = {.index = 18, .length = 2},
  [17] = {.index = 20, .length = 1},
  [18] = {.index = 21, .length = 1},
  [19] = {.index = 22, .length = 1},
  [20] = {.index = 23, .length = 2},
  [21] = {.index = 25, .length = 1},
  [22] = {.index = 26, .length = 1},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_name, 1},
  [1] =
    {field_argument, 1},
    {field_operator, 0},
  [3] =
    {field_label, 1},
  [4] =
    {field_argument, 0},
    {field_operator, 1},
  [6] =
    {field_name, 2},
  [7] =
    {field_left, 0},
    {field_right, 2},
  [9] =
    {field_left, 0},
    {field_operator, 1},
    {field_right, 2},
  [12] =
    {field_type, 1},
  [13] =
    {field_condition, 2},
  [14] =
    {field_name, 3},
  [15] =
    {field_condition, 3},
  [16] =
    {field_condition, 1},
  [17] =
    {field_condition, 0},
  [18] =
    {field_condition, 0, .inherited = true},
    {field_condition, 1, .inherited = true},
  [20] =
    {field_type, 2},
  [21] =
    {field_name, 4},
  [22] =
    {field_condition, 4},
  [23] =
    {field_condition, 0},
    {field_condition, 1, .inherited = true},
  [25] =
    {field_condition, 5},
  [26] =
    {field_name, 5},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [0] = sym_identifier,
  },
  [5] = {
    [0] = sym__multiline_string_content,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static TSCharacterRange sym_identifier_character_set_1[] = {
  {'A', 'Z'}, {'_', 'z'}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1},
  {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec}, {0x2ee, 0x2ee}, {0x370, 0x374}, {0x376, 0x377}, {0x37a, 0x37d}, {0x37f, 0x37f},
  {0x386, 0x386}, {0x388, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x3a1}, {0x3a3, 0x3f5}, {0x3f7, 0x481}, {0x48a, 0x52f}, {0x531, 0x556},
  {0x559, 0x559}, {0x560, 0x588}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x620, 0x64a}, {0x66e, 0x66f}, {0x671, 0x6d3}, {0x6d5, 0x6d5},
  {0x6e5, 0x6e6}, {0x6ee, 0x6ef}, {0x6fa, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x710}, {0x712, 0x72f}, {0x74d, 0x7a5}, {0x7b1, 0x7b1},
  {0x7ca, 0x7ea}, {0x7f4, 0x7f5}, {0x7fa, 0x7fa}, {0x800, 0x815}, {0x81a, 0x81a}, {0x824, 0x824}, {0x828, 0x828}, {0x840, 0x858},
  {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x8a0, 0x8c9}, {0x904, 0x939}, {0x93d, 0x93d}, {0x950, 0x950}, {0x958, 0x961},
  {0x971, 0x980}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2}, {0x9b6, 0x9b9}, {0x9bd, 0x9bd},
  {0x9ce, 0x9ce}, {0x9dc, 0x9dd}, {0x9df, 0x9e1}, {0x9f0, 0x9f1}, {0x9fc, 0x9fc}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28},
  {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa59, 0xa5c}, {0xa5e, 0xa5e}, {0xa72, 0xa74}, {0xa85, 0xa8d},
  {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9}, {0xabd, 0xabd}, {0xad0, 0xad0}, {0xae0, 0xae1},
  {0xaf9, 0xaf9}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3d, 0xb3d},
  {0xb5c, 0xb5d}, {0xb5f, 0xb61}, {0xb71, 0xb71}, {0xb83, 0xb83}, {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a},
  {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9}, {0xbd0, 0xbd0}, {0xc05, 0xc0c}, {0xc0e, 0xc10},
  {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3d, 0xc3d}, {0xc58, 0xc5a}, {0xc5d, 0xc5d}, {0xc60, 0xc61}, {0xc80, 0xc80}, {0xc85, 0xc8c},
  {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbd, 0xcbd}, {0xcdd, 0xcde}, {0xce0, 0xce1}, {0xcf1, 0xcf2},
  {0xd04, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd3a}, {0xd3d, 0xd3d}, {0xd4e, 0xd4e}, {0xd54, 0xd56}, {0xd5f, 0xd61}, {0xd7a, 0xd7f},
  {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6}, {0xe01, 0xe30}, {0xe32, 0xe33}, {0xe40, 0xe46},
  {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xeb0}, {0xeb2, 0xeb3}, {0xebd, 0xebd},
  {0xec0, 0xec4}, {0xec6, 0xec6}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf40, 0xf47}, {0xf49, 0xf6c}, {0xf88, 0xf8c}, {0x1000, 0x102a},
  {0x103f, 0x103f}, {0x1050, 0x1055}, {0x105a, 0x105d}, {0x1061, 0x1061}, {0x1065, 0x1066}, {0x106e, 0x1070}, {0x1075, 0x1081}, {0x108e, 0x108e},
  {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258},
  {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5},
  {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x1380, 0x138f}, {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c},
  {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16f1, 0x16f8}, {0x1700, 0x1711}, {0x171f, 0x1731}, {0x1740, 0x1751}, {0x1760, 0x176c},
  {0x176e, 0x1770}, {0x1780, 0x17b3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dc}, {0x1820, 0x1878}, {0x1880, 0x1884}, {0x1887, 0x18a8}, {0x18aa, 0x18aa},
  {0x18b0, 0x18f5}, {0x1900, 0x191e}, {0x1950, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x1a00, 0x1a16}, {0x1a20, 0x1a54},
  {0x1aa7, 0x1aa7}, {0x1b05, 0x1b33}, {0x1b45, 0x1b4c}, {0x1b83, 0x1ba0}, {0x1bae, 0x1baf}, {0x1bba, 0x1be5}, {0x1c00, 0x1c23}, {0x1c4d, 0x1c4f},
  {0x1c5a, 0x1c7d}, {0x1c80, 0x1c88}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf}, {0x1ce9, 0x1cec}, {0x1cee, 0x1cf3}, {0x1cf5, 0x1cf6}, {0x1cfa, 0x1cfa},
  {0x1d00, 0x1dbf}, {0x1e00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d}, {0x1f50, 0x1f57}, {0x1f59, 0x1f59}, {0x1f5b, 0x1f5b},
  {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc}, {0x1fd0, 0x1fd3},
  {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x2102, 0x2102},
  {0x2107, 0x2107}, {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2119, 0x211d}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x212d},
  {0x212f, 0x2139}, {0x213c, 0x213f}, {0x2145, 0x2149}, {0x214e, 0x214e}, {0x2183, 0x2184}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cee}, {0x2cf2, 0x2cf3},
  {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d80, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae},
  {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2e2f, 0x2e2f}, {0x3005, 0x3006},
  {0x3031, 0x3035}, {0x303b, 0x303c}, {0x3041, 0x3096}, {0x309d, 0x309f}, {0x30a1, 0x30fa}, {0x30fc, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e},
  {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3400, 0x3400}, {0x4dbf, 0x4dbf}, {0x4e00, 0x4e00}, {0x9fff, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c},
  {0xa610, 0xa61f}, {0xa62a, 0xa62b}, {0xa640, 0xa66e}, {0xa67f, 0xa69d}, {0xa6a0, 0xa6e5}, {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca},
  {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa801}, {0xa803, 0xa805}, {0xa807, 0xa80a}, {0xa80c, 0xa822}, {0xa840, 0xa873},
  {0xa882, 0xa8b3}, {0xa8f2, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa8fe}, {0xa90a, 0xa925}, {0xa930, 0xa946}, {0xa960, 0xa97c}, {0xa984, 0xa9b2},
  {0xa9cf, 0xa9cf}, {0xa9e0, 0xa9e4}, {0xa9e6, 0xa9ef}, {0xa9fa, 0xa9fe}, {0xaa00, 0xaa28}, {0xaa40, 0xaa42}, {0xaa44, 0xaa4b}, {0xaa60, 0xaa76},
  {0xaa7a, 0xaa7a}, {0xaa7e, 0xaaaf}, {0xaab1, 0xaab1}, {0xaab5, 0xaab6}, {0xaab9, 0xaabd}, {0xaac0, 0xaac0}, {0xaac2, 0xaac2}, {0xaadb, 0xaadd},
  {0xaae0, 0xaaea}, {0xaaf2, 0xaaf4}, {0xab01, 0xab06}, {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a},
  {0xab5c, 0xab69}, {0xab70, 0xabe2}, {0xac00, 0xac00}, {0xd7a3, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9},
  {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb1d}, {0xfb1f, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41},
  {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdfb}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc},
  {0xff21, 0xff3a}, {0xff41, 0xff5a}, {0xff66, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b},
  {0x1000d, 0x10026}, {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10280, 0x1029c}, {0x102a0, 0x102d0},
  {0x10300, 0x1031f}, {0x1032d, 0x10340}, {0x10342, 0x10349}, {0x10350, 0x10375}, {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x10400, 0x1049d},
  {0x104b0, 0x104d3}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595},
  {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785},
  {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855},
  {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x10900, 0x10915},
};

static TSCharacterRange sym_identifier_character_set_2[] = {
  {'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba}, {0xc0, 0xd6},
  {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec}, {0x2ee, 0x2ee}, {0x370, 0x374}, {0x376, 0x377},
  {0x37a, 0x37d}, {0x37f, 0x37f}, {0x386, 0x386}, {0x388, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x3a1}, {0x3a3, 0x3f5}, {0x3f7, 0x481},
  {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x620, 0x64a}, {0x660, 0x669},
  {0x66e, 0x66f}, {0x671, 0x6d3}, {0x6d5, 0x6d5}, {0x6e5, 0x6e6}, {0x6ee, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x710}, {0x712, 0x72f},
  {0x74d, 0x7a5}, {0x7b1, 0x7b1}, {0x7c0, 0x7ea}, {0x7f4, 0x7f5}, {0x7fa, 0x7fa}, {0x800, 0x815}, {0x81a, 0x81a}, {0x824, 0x824},
  {0x828, 0x828}, {0x840, 0x858}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x8a0, 0x8c9}, {0x904, 0x939}, {0x93d, 0x93d},
  {0x950, 0x950}, {0x958, 0x961}, {0x966, 0x96f}, {0x971, 0x980}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0},
  {0x9b2, 0x9b2}, {0x9b6, 0x9b9}, {0x9bd, 0x9bd}, {0x9ce, 0x9ce}, {0x9dc, 0x9dd}, {0x9df, 0x9e1}, {0x9e6, 0x9f1}, {0x9fc, 0x9fc},
  {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa59, 0xa5c},
  {0xa5e, 0xa5e}, {0xa66, 0xa6f}, {0xa72, 0xa74}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3},
  {0xab5, 0xab9}, {0xabd, 0xabd}, {0xad0, 0xad0}, {0xae0, 0xae1}, {0xae6, 0xaef}, {0xaf9, 0xaf9}, {0xb05, 0xb0c}, {0xb0f, 0xb10},
  {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3d, 0xb3d}, {0xb5c, 0xb5d}, {0xb5f, 0xb61}, {0xb66, 0xb6f},
  {0xb71, 0xb71}, {0xb83, 0xb83}, {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f},
  {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9}, {0xbd0, 0xbd0}, {0xbe6, 0xbef}, {0xc05, 0xc0c}, {0xc0e, 0xc10}, {0xc12, 0xc28},
  {0xc2a, 0xc39}, {0xc3d, 0xc3d}, {0xc58, 0xc5a}, {0xc5d, 0xc5d}, {0xc60, 0xc61}, {0xc66, 0xc6f}, {0xc80, 0xc80}, {0xc85, 0xc8c},
  {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbd, 0xcbd}, {0xcdd, 0xcde}, {0xce0, 0xce1}, {0xce6, 0xcef},
  {0xcf1, 0xcf2}, {0xd04, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd3a}, {0xd3d, 0xd3d}, {0xd4e, 0xd4e}, {0xd54, 0xd56}, {0xd5f, 0xd61},
  {0xd66, 0xd6f}, {0xd7a, 0xd7f}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6}, {0xde6, 0xdef},
  {0xe01, 0xe30}, {0xe32, 0xe33}, {0xe40, 0xe46}, {0xe50, 0xe59}, {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3},
  {0xea5, 0xea5}, {0xea7, 0xeb0}, {0xeb2, 0xeb3}, {0xebd, 0xebd}, {0xec0, 0xec4}, {0xec6, 0xec6}, {0xed0, 0xed9}, {0xedc, 0xedf},
  {0xf00, 0xf00}, {0xf20, 0xf29}, {0xf40, 0xf47}, {0xf49, 0xf6c}, {0xf88, 0xf8c}, {0x1000, 0x102a}, {0x103f, 0x1049}, {0x1050, 0x1055},
  {0x105a, 0x105d}, {0x1061, 0x1061}, {0x1065, 0x1066}, {0x106e, 0x1070}, {0x1075, 0x1081}, {0x108e, 0x108e}, {0x1090, 0x1099}, {0x10a0, 0x10c5},
  {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258}, {0x125a, 0x125d},
  {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5}, {0x12c8, 0x12d6},
  {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x1380, 0x138f}, {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f},
  {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16f1, 0x16f8}, {0x1700, 0x1711}, {0x171f, 0x1731}, {0x1740, 0x1751}, {0x1760, 0x176c}, {0x176e, 0x1770},
  {0x1780, 0x17b3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dc}, {0x17e0, 0x17e9}, {0x1810, 0x1819}, {0x1820, 0x1878}, {0x1880, 0x1884}, {0x1887, 0x18a8},
  {0x18aa, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e}, {0x1946, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x19d0, 0x19d9},
  {0x1a00, 0x1a16}, {0x1a20, 0x1a54}, {0x1a80, 0x1a89}, {0x1a90, 0x1a99}, {0x1aa7, 0x1aa7}, {0x1b05, 0x1b33}, {0x1b45, 0x1b4c}, {0x1b50, 0x1b59},
  {0x1b83, 0x1ba0}, {0x1bae, 0x1be5}, {0x1c00, 0x1c23}, {0x1c40, 0x1c49}, {0x1c4d, 0x1c7d}, {0x1c80, 0x1c88}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf},
  {0x1ce9, 0x1cec}, {0x1cee, 0x1cf3}, {0x1cf5, 0x1cf6}, {0x1cfa, 0x1cfa}, {0x1d00, 0x1dbf}, {0x1e00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45},
  {0x1f48, 0x1f4d}, {0x1f50, 0x1f57}, {0x1f59, 0x1f59}, {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc},
  {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc}, {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc},
  {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x2102, 0x2102}, {0x2107, 0x2107}, {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2119, 0x211d},
  {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x212d}, {0x212f, 0x2139}, {0x213c, 0x213f}, {0x2145, 0x2149}, {0x214e, 0x214e},
  {0x2183, 0x2184}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cee}, {0x2cf2, 0x2cf3}, {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67},
  {0x2d6f, 0x2d6f}, {0x2d80, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae}, {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce},
  {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2e2f, 0x2e2f}, {0x3005, 0x3006}, {0x3031, 0x3035}, {0x303b, 0x303c}, {0x3041, 0x3096}, {0x309d, 0x309f},
  {0x30a1, 0x30fa}, {0x30fc, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3400, 0x3400}, {0x4dbf, 0x4dbf},
  {0x4e00, 0x4e00}, {0x9fff, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c}, {0xa610, 0xa62b}, {0xa640, 0xa66e}, {0xa67f, 0xa69d}, {0xa6a0, 0xa6e5},
  {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca}, {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa801}, {0xa803, 0xa805},
  {0xa807, 0xa80a}, {0xa80c, 0xa822}, {0xa840, 0xa873}, {0xa882, 0xa8b3}, {0xa8d0, 0xa8d9}, {0xa8f2, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa8fe},
  {0xa900, 0xa925}, {0xa930, 0xa946}, {0xa960, 0xa97c}, {0xa984, 0xa9b2}, {0xa9cf, 0xa9d9}, {0xa9e0, 0xa9e4}, {0xa9e6, 0xa9fe}, {0xaa00, 0xaa28},
  {0xaa40, 0xaa42}, {0xaa44, 0xaa4b}, {0xaa50, 0xaa59}, {0xaa60, 0xaa76}, {0xaa7a, 0xaa7a}, {0xaa7e, 0xaaaf}, {0xaab1, 0xaab1}, {0xaab5, 0xaab6},
  {0xaab9, 0xaabd}, {0xaac0, 0xaac0}, {0xaac2, 0xaac2}, {0xaadb, 0xaadd}, {0xaae0, 0xaaea}, {0xaaf2, 0xaaf4}, {0xab01, 0xab06}, {0xab09, 0xab0e},
  {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a}, {0xab5c, 0xab69}, {0xab70, 0xabe2}, {0xabf0, 0xabf9}, {0xac00, 0xac00},
  {0xd7a3, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb1d},
  {0xfb1f, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d},
  {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdfb}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff10, 0xff19}, {0xff21, 0xff3a}, {0xff41, 0xff5a},
  {0xff66, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a},
  {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x10300, 0x1031f}, {0x1032d, 0x10340},
  {0x10342, 0x10349}, {0x10350, 0x10375}, {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x10400, 0x1049d}, {0x104a0, 0x104a9}, {0x104b0, 0x104d3},
  {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1},
  {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0},
  {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876},
  {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x10900, 0x10915},
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(334);
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '#', 8,
        '$', 566,
        '%', 496,
        '&', 477,
        '\'', 571,
        '(', 354,
        ')', 355,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 512,
        '[', 338,
        '\\', 313,
        ']', 339,
        '`', 331,
        'a', 777,
        'c', 867,
        'd', 762,
        'e', 846,
        'f', 825,
        'g', 802,
        'i', 848,
        'l', 765,
        'n', 872,
        'o', 873,
        'p', 879,
        'r', 813,
        's', 790,
        't', 760,
        'v', 758,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(332);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 1:
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '%', 496,
        '&', 477,
        '\'', 571,
        '(', 354,
        ')', 355,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        ']', 339,
        '`', 331,
        'a', 614,
        'c', 703,
        'd', 597,
        'e', 682,
        'g', 637,
        'i', 694,
        'o', 713,
        'r', 647,
        's', 646,
        't', 653,
        'v', 606,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(1);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '%', 496,
        '&', 477,
        '\'', 571,
        '(', 354,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        'r', 647,
        's', 625,
        't', 595,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(2);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 3:
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '%', 496,
        '&', 29,
        '\'', 571,
        '(', 354,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 488,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 512,
        '[', 338,
        '`', 331,
        'a', 614,
        'c', 703,
        'd', 597,
        'e', 682,
        'g', 637,
        'i', 694,
        'o', 713,
        'r', 647,
        's', 646,
        't', 653,
        'v', 606,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(4);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 4:
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '%', 496,
        '&', 29,
        '\'', 571,
        '(', 354,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 488,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 614,
        'c', 703,
        'd', 597,
        'e', 682,
        'g', 637,
        'i', 694,
        'o', 713,
        'r', 647,
        's', 646,
        't', 653,
        'v', 606,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(4);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 5:
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '%', 496,
        '&', 29,
        '\'', 571,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 512,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        'r', 647,
        's', 625,
        't', 595,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(6);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 6:
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '%', 496,
        '&', 29,
        '\'', 571,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        'r', 647,
        's', 625,
        't', 595,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(6);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 7:
      if (lookahead == '!') ADVANCE(494);
      if (lookahead == '=') ADVANCE(499);
      if (lookahead == 'i') ADVANCE(257);
      END_STATE();
    case 8:
      if (lookahead == '!') ADVANCE(924);
      END_STATE();
    case 9:
      ADVANCE_MAP(
        '!', 491,
        '"', 516,
        '&', 476,
        '\'', 571,
        '(', 354,
        ')', 355,
        '*', 345,
        '+', 486,
        ',', 351,
        '-', 490,
        '.', 344,
        '/', 43,
        '0', 575,
        ':', 337,
        ';', 340,
        '<', 349,
        '>', 352,
        '?', 474,
        '@', 335,
        '[', 338,
        ']', 339,
        '`', 331,
        'a', 615,
        'c', 703,
        'd', 597,
        'e', 682,
        'g', 637,
        'i', 694,
        'o', 713,
        'r', 647,
        's', 646,
        't', 653,
        'v', 606,
        '{', 364,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(9);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        '!', 493,
        '"', 516,
        '&', 476,
        '\'', 571,
        '(', 354,
        '*', 345,
        '+', 486,
        ',', 351,
        '-', 490,
        '.', 344,
        '/', 43,
        '0', 575,
        ':', 337,
        ';', 340,
        '<', 349,
        '=', 347,
        '?', 474,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 612,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        'r', 647,
        's', 625,
        't', 595,
        'v', 593,
        '{', 364,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(10);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 11:
      ADVANCE_MAP(
        '!', 493,
        '"', 516,
        '&', 476,
        '\'', 571,
        '(', 354,
        '*', 345,
        '+', 486,
        ',', 351,
        '-', 490,
        '.', 344,
        '/', 43,
        '0', 575,
        ':', 337,
        '<', 349,
        '=', 347,
        '?', 474,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 615,
        'c', 703,
        'd', 597,
        'e', 682,
        'g', 637,
        'i', 694,
        'o', 713,
        'r', 647,
        's', 646,
        't', 653,
        'v', 606,
        '{', 364,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(11);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 12:
      ADVANCE_MAP(
        '!', 7,
        '"', 28,
        '$', 566,
        '%', 496,
        '&', 477,
        '(', 354,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 342,
        '/', 495,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 626,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(12);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 13:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 477,
        '(', 354,
        ')', 355,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 342,
        '/', 495,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        ']', 339,
        '`', 331,
        'a', 728,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(13);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 14:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 477,
        '(', 354,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 342,
        '/', 495,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 643,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(14);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 15:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 477,
        '(', 354,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 342,
        '/', 495,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 626,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(15);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 16:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 477,
        '(', 354,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 342,
        '/', 495,
        ':', 337,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 643,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(16);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 17:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        ')', 355,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 512,
        '[', 338,
        ']', 339,
        '`', 331,
        'a', 728,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(18);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 18:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        ')', 355,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 335,
        '[', 338,
        ']', 339,
        '`', 331,
        'a', 728,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(18);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 512,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 626,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(22);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 20:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 512,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 643,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(23);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 21:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 512,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 626,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(24);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 22:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 626,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(22);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 23:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 643,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(23);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 24:
      ADVANCE_MAP(
        '!', 7,
        '%', 496,
        '&', 29,
        '(', 354,
        '*', 346,
        '+', 487,
        '-', 488,
        '.', 342,
        '/', 495,
        ':', 46,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 47,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 611,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        's', 626,
        't', 596,
        'v', 593,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(24);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 25:
      if (lookahead == '"') ADVANCE(567);
      END_STATE();
    case 26:
      if (lookahead == '"') ADVANCE(568);
      END_STATE();
    case 27:
      ADVANCE_MAP(
        '"', 515,
        '$', 566,
        '/', 520,
        '\\', 313,
        '`', 563,
        'a', 528,
        'c', 546,
        'd', 524,
        'e', 540,
        'g', 534,
        'i', 544,
        'o', 549,
        's', 534,
        'v', 523,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(519);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(564);
      if (lookahead != 0) ADVANCE(565);
      END_STATE();
    case 28:
      if (lookahead == '"') ADVANCE(26);
      END_STATE();
    case 29:
      if (lookahead == '&') ADVANCE(498);
      END_STATE();
    case 30:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        '*', 345,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        '<', 349,
        '?', 474,
        '@', 335,
        '[', 338,
        ']', 339,
        '`', 331,
        'a', 780,
        'c', 868,
        'd', 762,
        'e', 847,
        'g', 802,
        'i', 859,
        'o', 878,
        's', 811,
        'v', 771,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(30);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 31:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        ',', 351,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 337,
        ';', 340,
        '<', 349,
        '=', 347,
        '>', 352,
        '?', 474,
        '@', 335,
        '`', 331,
        'a', 778,
        'c', 867,
        'd', 762,
        'e', 846,
        'f', 825,
        'i', 848,
        'l', 765,
        'n', 872,
        'o', 873,
        'p', 879,
        's', 808,
        't', 761,
        'v', 758,
        '{', 364,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(31);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 32:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        ',', 351,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 337,
        ';', 340,
        '<', 349,
        '=', 347,
        '>', 352,
        '?', 474,
        '@', 335,
        '`', 331,
        '{', 364,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(32);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 33:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        ',', 351,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 46,
        ';', 340,
        '=', 347,
        '>', 352,
        '?', 474,
        '@', 335,
        '`', 331,
        '{', 364,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(33);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 34:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        ',', 351,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        ';', 340,
        '<', 349,
        '=', 347,
        '?', 474,
        '@', 335,
        '`', 331,
        'a', 778,
        'c', 867,
        'd', 762,
        'e', 846,
        'f', 825,
        'g', 802,
        'i', 848,
        'l', 765,
        'n', 872,
        'o', 873,
        'p', 879,
        's', 791,
        't', 761,
        'v', 758,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(34);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 35:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        '<', 349,
        '?', 474,
        '@', 335,
        '`', 331,
        'a', 780,
        'c', 867,
        'd', 762,
        'e', 847,
        'g', 802,
        'i', 859,
        'n', 872,
        'o', 878,
        's', 811,
        'v', 758,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(35);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 36:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        '<', 349,
        '?', 474,
        '@', 335,
        '`', 331,
        'a', 780,
        'c', 867,
        'd', 762,
        'e', 847,
        'g', 802,
        'i', 859,
        'n', 872,
        'o', 878,
        's', 812,
        'v', 758,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(36);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 37:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        ')', 355,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        '<', 349,
        '?', 474,
        '@', 335,
        '`', 331,
        'a', 780,
        'c', 868,
        'd', 762,
        'e', 847,
        'g', 802,
        'i', 859,
        'o', 878,
        's', 812,
        'v', 771,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(37);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 38:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        ';', 340,
        '<', 349,
        '?', 474,
        '@', 335,
        'a', 199,
        'c', 275,
        'd', 187,
        'e', 258,
        'f', 237,
        'g', 221,
        'i', 259,
        'l', 189,
        'n', 279,
        'o', 280,
        'p', 283,
        's', 210,
        't', 186,
        'v', 184,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(38);
      END_STATE();
    case 39:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        '<', 349,
        '?', 474,
        '@', 335,
        '`', 331,
        'c', 883,
        'n', 872,
        'v', 774,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(39);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 40:
      ADVANCE_MAP(
        '&', 476,
        '(', 354,
        '-', 48,
        '.', 341,
        '/', 43,
        ':', 336,
        '<', 349,
        '?', 474,
        '@', 335,
        'a', 64,
        'c', 138,
        'd', 52,
        'e', 122,
        'f', 102,
        'g', 86,
        'i', 123,
        'l', 54,
        'n', 143,
        'o', 144,
        'p', 147,
        's', 75,
        't', 51,
        'v', 49,
        '{', 364,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(40);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 41:
      ADVANCE_MAP(
        '(', 354,
        '/', 43,
        '@', 335,
        '`', 331,
        'a', 778,
        'c', 867,
        'd', 762,
        'e', 846,
        'f', 825,
        'g', 802,
        'i', 848,
        'l', 765,
        'n', 872,
        'o', 873,
        'p', 879,
        's', 808,
        't', 761,
        'v', 758,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(41);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 42:
      ADVANCE_MAP(
        '(', 354,
        '/', 43,
        '@', 335,
        '`', 331,
        'a', 778,
        'c', 867,
        'd', 762,
        'e', 846,
        'f', 825,
        'i', 848,
        'l', 765,
        'n', 872,
        'o', 873,
        'p', 879,
        's', 791,
        't', 761,
        'v', 758,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(42);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 43:
      if (lookahead == '/') ADVANCE(925);
      END_STATE();
    case 44:
      if (lookahead == '/') ADVANCE(43);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(44);
      END_STATE();
    case 45:
      if (lookahead == '/') ADVANCE(572);
      if (lookahead == '\\') ADVANCE(315);
      if (lookahead == '\n' ||
          lookahead == '\r') SKIP(44);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(572);
      if (lookahead != 0 &&
          lookahead != '\'') ADVANCE(572);
      END_STATE();
    case 46:
      if (lookahead == ':') ADVANCE(514);
      END_STATE();
    case 47:
      if (lookahead == ':') ADVANCE(505);
      END_STATE();
    case 48:
      if (lookahead == '>') ADVANCE(478);
      END_STATE();
    case 49:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(115);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 50:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(380);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 51:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(101);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 52:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(169);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 53:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(118);
      if (lookahead == 't') ADVANCE(362);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 54:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(172);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 55:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 56:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(112);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 57:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(149);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 58:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(113);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 59:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(114);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 60:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(170);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 61:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(171);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 62:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(173);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 63:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(69);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 64:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'b') ADVANCE(159);
      if (lookahead == 'c') ADVANCE(167);
      if (lookahead == 'n') ADVANCE(126);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 65:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'b') ADVANCE(116);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 66:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(420);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 67:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(392);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 68:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(164);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 69:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(165);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 70:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(174);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 71:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(372);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 72:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(412);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 73:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(428);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 74:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 75:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(53);
      if (lookahead == 'u') ADVANCE(157);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 76:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(124);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 77:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(152);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 78:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(68);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 79:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(71);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 80:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(388);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 81:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(404);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 82:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(424);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 83:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(460);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 84:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(448);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 85:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(464);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 86:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(162);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 87:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(155);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 88:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(67);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 89:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(148);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 90:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(73);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 91:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(127);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 92:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(70);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 93:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(106);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 94:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(156);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 95:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'f') ADVANCE(98);
      if (lookahead == 'l') ADVANCE(105);
      if (lookahead == 'n') ADVANCE(89);
      if (lookahead == 't') ADVANCE(94);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 96:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'g') ADVANCE(456);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 97:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(180);
      if (lookahead == 'o') ADVANCE(175);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 98:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(181);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 99:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(66);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 100:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(74);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 101:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(117);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 102:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(128);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 103:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(129);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 104:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(142);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 105:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(133);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 106:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(130);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 107:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(166);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 108:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(134);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 109:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(135);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 110:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(137);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 111:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(440);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 112:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(472);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 113:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(408);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 114:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(432);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 115:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(179);
      if (lookahead == 'r') ADVANCE(57);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 116:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(99);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 117:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(154);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 118:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(79);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 119:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(108);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 120:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(109);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 121:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'm') ADVANCE(368);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 122:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(177);
      if (lookahead == 'x') ADVANCE(145);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 123:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(95);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 124:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(444);
      if (lookahead == 'r') ADVANCE(60);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 125:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(376);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 126:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(140);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 127:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(72);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 128:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(55);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 129:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(119);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 130:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(107);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 131:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(58);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 132:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(59);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 133:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(81);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 134:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(83);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 135:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(85);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 136:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(160);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 137:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(120);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 138:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(136);
      if (lookahead == 'r') ADVANCE(139);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 139:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(158);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 140:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(176);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 141:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(150);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 142:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(125);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 143:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(103);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 144:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(76);
      if (lookahead == 'v') ADVANCE(77);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 145:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(78);
      if (lookahead == 't') ADVANCE(87);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 146:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(91);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 147:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(97);
      if (lookahead == 'u') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 148:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(384);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 149:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(96);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 150:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(396);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 151:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(100);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 152:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(151);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 153:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 154:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(88);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 155:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 156:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(132);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 157:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(146);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 158:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(161);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 159:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(168);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 160:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(163);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 161:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 162:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(358);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 163:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(416);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 164:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(468);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 165:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(436);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 166:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(452);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 167:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(178);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 168:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(153);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 169:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(50);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 170:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(141);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 171:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(104);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 172:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(93);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 173:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 174:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(90);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 175:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(92);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 176:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(61);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 177:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'u') ADVANCE(121);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 178:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'u') ADVANCE(56);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 179:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'u') ADVANCE(80);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 180:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'v') ADVANCE(62);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 181:
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'x') ADVANCE(400);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 182:
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 183:
      if (lookahead == '`') ADVANCE(584);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(183);
      END_STATE();
    case 184:
      if (lookahead == 'a') ADVANCE(250);
      END_STATE();
    case 185:
      if (lookahead == 'a') ADVANCE(378);
      END_STATE();
    case 186:
      if (lookahead == 'a') ADVANCE(236);
      END_STATE();
    case 187:
      if (lookahead == 'a') ADVANCE(305);
      END_STATE();
    case 188:
      if (lookahead == 'a') ADVANCE(253);
      if (lookahead == 't') ADVANCE(360);
      END_STATE();
    case 189:
      if (lookahead == 'a') ADVANCE(308);
      END_STATE();
    case 190:
      if (lookahead == 'a') ADVANCE(246);
      END_STATE();
    case 191:
      if (lookahead == 'a') ADVANCE(247);
      END_STATE();
    case 192:
      if (lookahead == 'a') ADVANCE(285);
      END_STATE();
    case 193:
      if (lookahead == 'a') ADVANCE(248);
      END_STATE();
    case 194:
      if (lookahead == 'a') ADVANCE(249);
      END_STATE();
    case 195:
      if (lookahead == 'a') ADVANCE(306);
      END_STATE();
    case 196:
      if (lookahead == 'a') ADVANCE(307);
      END_STATE();
    case 197:
      if (lookahead == 'a') ADVANCE(309);
      END_STATE();
    case 198:
      if (lookahead == 'a') ADVANCE(204);
      END_STATE();
    case 199:
      if (lookahead == 'b') ADVANCE(295);
      if (lookahead == 'c') ADVANCE(303);
      if (lookahead == 'n') ADVANCE(262);
      END_STATE();
    case 200:
      if (lookahead == 'b') ADVANCE(251);
      END_STATE();
    case 201:
      if (lookahead == 'c') ADVANCE(418);
      END_STATE();
    case 202:
      if (lookahead == 'c') ADVANCE(390);
      END_STATE();
    case 203:
      if (lookahead == 'c') ADVANCE(300);
      END_STATE();
    case 204:
      if (lookahead == 'c') ADVANCE(301);
      END_STATE();
    case 205:
      if (lookahead == 'c') ADVANCE(310);
      END_STATE();
    case 206:
      if (lookahead == 'd') ADVANCE(370);
      END_STATE();
    case 207:
      if (lookahead == 'd') ADVANCE(410);
      END_STATE();
    case 208:
      if (lookahead == 'd') ADVANCE(426);
      END_STATE();
    case 209:
      if (lookahead == 'd') ADVANCE(219);
      END_STATE();
    case 210:
      if (lookahead == 'e') ADVANCE(188);
      if (lookahead == 'u') ADVANCE(293);
      END_STATE();
    case 211:
      if (lookahead == 'e') ADVANCE(260);
      END_STATE();
    case 212:
      if (lookahead == 'e') ADVANCE(288);
      END_STATE();
    case 213:
      if (lookahead == 'e') ADVANCE(203);
      END_STATE();
    case 214:
      if (lookahead == 'e') ADVANCE(206);
      END_STATE();
    case 215:
      if (lookahead == 'e') ADVANCE(386);
      END_STATE();
    case 216:
      if (lookahead == 'e') ADVANCE(402);
      END_STATE();
    case 217:
      if (lookahead == 'e') ADVANCE(422);
      END_STATE();
    case 218:
      if (lookahead == 'e') ADVANCE(458);
      END_STATE();
    case 219:
      if (lookahead == 'e') ADVANCE(446);
      END_STATE();
    case 220:
      if (lookahead == 'e') ADVANCE(462);
      END_STATE();
    case 221:
      if (lookahead == 'e') ADVANCE(298);
      END_STATE();
    case 222:
      if (lookahead == 'e') ADVANCE(291);
      END_STATE();
    case 223:
      if (lookahead == 'e') ADVANCE(202);
      END_STATE();
    case 224:
      if (lookahead == 'e') ADVANCE(284);
      END_STATE();
    case 225:
      if (lookahead == 'e') ADVANCE(208);
      END_STATE();
    case 226:
      if (lookahead == 'e') ADVANCE(263);
      END_STATE();
    case 227:
      if (lookahead == 'e') ADVANCE(205);
      END_STATE();
    case 228:
      if (lookahead == 'e') ADVANCE(241);
      END_STATE();
    case 229:
      if (lookahead == 'e') ADVANCE(292);
      END_STATE();
    case 230:
      if (lookahead == 'f') ADVANCE(233);
      if (lookahead == 'l') ADVANCE(240);
      if (lookahead == 'n') ADVANCE(224);
      if (lookahead == 't') ADVANCE(229);
      END_STATE();
    case 231:
      if (lookahead == 'g') ADVANCE(454);
      END_STATE();
    case 232:
      if (lookahead == 'i') ADVANCE(318);
      if (lookahead == 'o') ADVANCE(311);
      END_STATE();
    case 233:
      if (lookahead == 'i') ADVANCE(319);
      END_STATE();
    case 234:
      if (lookahead == 'i') ADVANCE(201);
      END_STATE();
    case 235:
      if (lookahead == 'i') ADVANCE(209);
      END_STATE();
    case 236:
      if (lookahead == 'i') ADVANCE(252);
      END_STATE();
    case 237:
      if (lookahead == 'i') ADVANCE(264);
      END_STATE();
    case 238:
      if (lookahead == 'i') ADVANCE(278);
      END_STATE();
    case 239:
      if (lookahead == 'i') ADVANCE(265);
      END_STATE();
    case 240:
      if (lookahead == 'i') ADVANCE(269);
      END_STATE();
    case 241:
      if (lookahead == 'i') ADVANCE(266);
      END_STATE();
    case 242:
      if (lookahead == 'i') ADVANCE(302);
      END_STATE();
    case 243:
      if (lookahead == 'i') ADVANCE(270);
      END_STATE();
    case 244:
      if (lookahead == 'i') ADVANCE(271);
      END_STATE();
    case 245:
      if (lookahead == 'i') ADVANCE(273);
      END_STATE();
    case 246:
      if (lookahead == 'l') ADVANCE(438);
      END_STATE();
    case 247:
      if (lookahead == 'l') ADVANCE(470);
      END_STATE();
    case 248:
      if (lookahead == 'l') ADVANCE(406);
      END_STATE();
    case 249:
      if (lookahead == 'l') ADVANCE(430);
      END_STATE();
    case 250:
      if (lookahead == 'l') ADVANCE(317);
      if (lookahead == 'r') ADVANCE(192);
      END_STATE();
    case 251:
      if (lookahead == 'l') ADVANCE(234);
      END_STATE();
    case 252:
      if (lookahead == 'l') ADVANCE(290);
      END_STATE();
    case 253:
      if (lookahead == 'l') ADVANCE(214);
      END_STATE();
    case 254:
      if (lookahead == 'l') ADVANCE(243);
      END_STATE();
    case 255:
      if (lookahead == 'l') ADVANCE(244);
      END_STATE();
    case 256:
      if (lookahead == 'm') ADVANCE(366);
      END_STATE();
    case 257:
      if (lookahead == 'n') ADVANCE(506);
      END_STATE();
    case 258:
      if (lookahead == 'n') ADVANCE(314);
      if (lookahead == 'x') ADVANCE(281);
      END_STATE();
    case 259:
      if (lookahead == 'n') ADVANCE(230);
      END_STATE();
    case 260:
      if (lookahead == 'n') ADVANCE(442);
      if (lookahead == 'r') ADVANCE(195);
      END_STATE();
    case 261:
      if (lookahead == 'n') ADVANCE(374);
      END_STATE();
    case 262:
      if (lookahead == 'n') ADVANCE(276);
      END_STATE();
    case 263:
      if (lookahead == 'n') ADVANCE(207);
      END_STATE();
    case 264:
      if (lookahead == 'n') ADVANCE(190);
      END_STATE();
    case 265:
      if (lookahead == 'n') ADVANCE(254);
      END_STATE();
    case 266:
      if (lookahead == 'n') ADVANCE(242);
      END_STATE();
    case 267:
      if (lookahead == 'n') ADVANCE(193);
      END_STATE();
    case 268:
      if (lookahead == 'n') ADVANCE(194);
      END_STATE();
    case 269:
      if (lookahead == 'n') ADVANCE(216);
      END_STATE();
    case 270:
      if (lookahead == 'n') ADVANCE(218);
      END_STATE();
    case 271:
      if (lookahead == 'n') ADVANCE(220);
      END_STATE();
    case 272:
      if (lookahead == 'n') ADVANCE(296);
      END_STATE();
    case 273:
      if (lookahead == 'n') ADVANCE(255);
      END_STATE();
    case 274:
      if (lookahead == 'o') ADVANCE(294);
      END_STATE();
    case 275:
      if (lookahead == 'o') ADVANCE(272);
      if (lookahead == 'r') ADVANCE(274);
      END_STATE();
    case 276:
      if (lookahead == 'o') ADVANCE(312);
      END_STATE();
    case 277:
      if (lookahead == 'o') ADVANCE(286);
      END_STATE();
    case 278:
      if (lookahead == 'o') ADVANCE(261);
      END_STATE();
    case 279:
      if (lookahead == 'o') ADVANCE(239);
      END_STATE();
    case 280:
      if (lookahead == 'p') ADVANCE(211);
      if (lookahead == 'v') ADVANCE(212);
      END_STATE();
    case 281:
      if (lookahead == 'p') ADVANCE(213);
      if (lookahead == 't') ADVANCE(222);
      END_STATE();
    case 282:
      if (lookahead == 'p') ADVANCE(226);
      END_STATE();
    case 283:
      if (lookahead == 'r') ADVANCE(232);
      if (lookahead == 'u') ADVANCE(200);
      END_STATE();
    case 284:
      if (lookahead == 'r') ADVANCE(382);
      END_STATE();
    case 285:
      if (lookahead == 'r') ADVANCE(231);
      END_STATE();
    case 286:
      if (lookahead == 'r') ADVANCE(394);
      END_STATE();
    case 287:
      if (lookahead == 'r') ADVANCE(235);
      END_STATE();
    case 288:
      if (lookahead == 'r') ADVANCE(287);
      END_STATE();
    case 289:
      if (lookahead == 'r') ADVANCE(198);
      END_STATE();
    case 290:
      if (lookahead == 'r') ADVANCE(223);
      END_STATE();
    case 291:
      if (lookahead == 'r') ADVANCE(267);
      END_STATE();
    case 292:
      if (lookahead == 'r') ADVANCE(268);
      END_STATE();
    case 293:
      if (lookahead == 's') ADVANCE(282);
      END_STATE();
    case 294:
      if (lookahead == 's') ADVANCE(297);
      END_STATE();
    case 295:
      if (lookahead == 's') ADVANCE(304);
      END_STATE();
    case 296:
      if (lookahead == 's') ADVANCE(299);
      END_STATE();
    case 297:
      if (lookahead == 's') ADVANCE(245);
      END_STATE();
    case 298:
      if (lookahead == 't') ADVANCE(356);
      END_STATE();
    case 299:
      if (lookahead == 't') ADVANCE(414);
      END_STATE();
    case 300:
      if (lookahead == 't') ADVANCE(466);
      END_STATE();
    case 301:
      if (lookahead == 't') ADVANCE(434);
      END_STATE();
    case 302:
      if (lookahead == 't') ADVANCE(450);
      END_STATE();
    case 303:
      if (lookahead == 't') ADVANCE(316);
      END_STATE();
    case 304:
      if (lookahead == 't') ADVANCE(289);
      END_STATE();
    case 305:
      if (lookahead == 't') ADVANCE(185);
      END_STATE();
    case 306:
      if (lookahead == 't') ADVANCE(277);
      END_STATE();
    case 307:
      if (lookahead == 't') ADVANCE(238);
      END_STATE();
    case 308:
      if (lookahead == 't') ADVANCE(228);
      END_STATE();
    case 309:
      if (lookahead == 't') ADVANCE(217);
      END_STATE();
    case 310:
      if (lookahead == 't') ADVANCE(225);
      END_STATE();
    case 311:
      if (lookahead == 't') ADVANCE(227);
      END_STATE();
    case 312:
      if (lookahead == 't') ADVANCE(196);
      END_STATE();
    case 313:
      ADVANCE_MAP(
        'u', 517,
        '"', 573,
        '$', 573,
        '\'', 573,
        '\\', 573,
        'b', 573,
        'n', 573,
        'r', 573,
        't', 573,
      );
      if (('0' <= lookahead && lookahead <= '7') ||
          lookahead == 'x') ADVANCE(517);
      if (lookahead != 0) ADVANCE(517);
      END_STATE();
    case 314:
      if (lookahead == 'u') ADVANCE(256);
      END_STATE();
    case 315:
      if (lookahead == 'u') ADVANCE(330);
      if (lookahead != 0 &&
          (lookahead < '0' || '7' < lookahead) &&
          lookahead != 'x') ADVANCE(573);
      END_STATE();
    case 316:
      if (lookahead == 'u') ADVANCE(191);
      END_STATE();
    case 317:
      if (lookahead == 'u') ADVANCE(215);
      END_STATE();
    case 318:
      if (lookahead == 'v') ADVANCE(197);
      END_STATE();
    case 319:
      if (lookahead == 'x') ADVANCE(398);
      END_STATE();
    case 320:
      if (lookahead == '|') ADVANCE(497);
      END_STATE();
    case 321:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(325);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(582);
      END_STATE();
    case 322:
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(577);
      END_STATE();
    case 323:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(576);
      END_STATE();
    case 324:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(581);
      END_STATE();
    case 325:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(582);
      END_STATE();
    case 326:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(573);
      END_STATE();
    case 327:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(578);
      END_STATE();
    case 328:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(326);
      END_STATE();
    case 329:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(328);
      END_STATE();
    case 330:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(329);
      END_STATE();
    case 331:
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '`') ADVANCE(183);
      END_STATE();
    case 332:
      if (eof) ADVANCE(334);
      ADVANCE_MAP(
        '!', 492,
        '"', 516,
        '#', 8,
        '$', 566,
        '%', 496,
        '&', 477,
        '\'', 571,
        '(', 354,
        ')', 355,
        '*', 346,
        '+', 487,
        ',', 351,
        '-', 489,
        '.', 343,
        '/', 495,
        '0', 575,
        ':', 337,
        ';', 340,
        '<', 350,
        '=', 348,
        '>', 353,
        '?', 475,
        '@', 335,
        '[', 338,
        ']', 339,
        '`', 331,
        'a', 777,
        'c', 867,
        'd', 762,
        'e', 846,
        'f', 825,
        'g', 802,
        'i', 848,
        'l', 765,
        'n', 872,
        'o', 873,
        'p', 879,
        'r', 813,
        's', 790,
        't', 760,
        'v', 758,
        '{', 364,
        '|', 320,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(332);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 333:
      if (eof) ADVANCE(334);
      ADVANCE_MAP(
        '!', 491,
        '"', 516,
        '#', 8,
        '&', 476,
        '\'', 571,
        '(', 354,
        ')', 355,
        '*', 345,
        '+', 486,
        ',', 351,
        '-', 490,
        '.', 344,
        '/', 43,
        '0', 575,
        ':', 337,
        ';', 340,
        '<', 349,
        '=', 347,
        '>', 352,
        '?', 474,
        '@', 335,
        '[', 338,
        '`', 331,
        'a', 612,
        'c', 702,
        'd', 597,
        'e', 681,
        'f', 660,
        'g', 637,
        'i', 683,
        'l', 600,
        'n', 707,
        'o', 708,
        'p', 714,
        'r', 647,
        's', 625,
        't', 595,
        'v', 593,
        '{', 364,
        '}', 365,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(333);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(576);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(923);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(anon_sym_COLON);
      if (lookahead == ':') ADVANCE(514);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 340:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(508);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(508);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(581);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(581);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '=') ADVANCE(481);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(501);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '=') ADVANCE(504);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(anon_sym_GT);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(503);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(anon_sym_get);
      END_STATE();
    case 357:
      ACCEPT_TOKEN(anon_sym_get);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(anon_sym_get);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(anon_sym_get);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 360:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(anon_sym_set);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(anon_sym_set);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(anon_sym_set);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(anon_sym_enum);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(anon_sym_enum);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(anon_sym_enum);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 370:
      ACCEPT_TOKEN(anon_sym_sealed);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(anon_sym_sealed);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(anon_sym_sealed);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(anon_sym_sealed);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(anon_sym_annotation);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(anon_sym_annotation);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(anon_sym_annotation);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(anon_sym_annotation);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(anon_sym_data);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(anon_sym_data);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(anon_sym_data);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(anon_sym_data);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(anon_sym_inner);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(anon_sym_inner);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(anon_sym_inner);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(anon_sym_inner);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(anon_sym_value);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(anon_sym_value);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(anon_sym_value);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(anon_sym_value);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(anon_sym_tailrec);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(anon_sym_tailrec);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_tailrec);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(anon_sym_tailrec);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(anon_sym_operator);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(anon_sym_operator);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(anon_sym_operator);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(anon_sym_operator);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(anon_sym_infix);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(anon_sym_infix);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(anon_sym_infix);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(anon_sym_infix);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(anon_sym_inline);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(anon_sym_inline);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(anon_sym_inline);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(anon_sym_external);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(anon_sym_external);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(anon_sym_external);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(anon_sym_external);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(anon_sym_suspend);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(anon_sym_suspend);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(anon_sym_suspend);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(anon_sym_suspend);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(anon_sym_const);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(anon_sym_const);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(anon_sym_const);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(anon_sym_const);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(anon_sym_public);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(anon_sym_public);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(anon_sym_public);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 421:
      ACCEPT_TOKEN(anon_sym_public);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(anon_sym_private);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(anon_sym_private);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(anon_sym_private);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(anon_sym_private);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(anon_sym_protected);
      END_STATE();
    case 427:
      ACCEPT_TOKEN(anon_sym_protected);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(anon_sym_protected);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(anon_sym_protected);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(anon_sym_internal);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(anon_sym_internal);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(anon_sym_internal);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(anon_sym_internal);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 434:
      ACCEPT_TOKEN(anon_sym_abstract);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(anon_sym_abstract);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 436:
      ACCEPT_TOKEN(anon_sym_abstract);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(anon_sym_abstract);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 438:
      ACCEPT_TOKEN(anon_sym_final);
      END_STATE();
    case 439:
      ACCEPT_TOKEN(anon_sym_final);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 440:
      ACCEPT_TOKEN(anon_sym_final);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 441:
      ACCEPT_TOKEN(anon_sym_final);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 442:
      ACCEPT_TOKEN(anon_sym_open);
      END_STATE();
    case 443:
      ACCEPT_TOKEN(anon_sym_open);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 444:
      ACCEPT_TOKEN(anon_sym_open);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 445:
      ACCEPT_TOKEN(anon_sym_open);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 446:
      ACCEPT_TOKEN(anon_sym_override);
      END_STATE();
    case 447:
      ACCEPT_TOKEN(anon_sym_override);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 448:
      ACCEPT_TOKEN(anon_sym_override);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 449:
      ACCEPT_TOKEN(anon_sym_override);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(anon_sym_lateinit);
      END_STATE();
    case 451:
      ACCEPT_TOKEN(anon_sym_lateinit);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 452:
      ACCEPT_TOKEN(anon_sym_lateinit);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 453:
      ACCEPT_TOKEN(anon_sym_lateinit);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 454:
      ACCEPT_TOKEN(anon_sym_vararg);
      END_STATE();
    case 455:
      ACCEPT_TOKEN(anon_sym_vararg);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 456:
      ACCEPT_TOKEN(anon_sym_vararg);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 457:
      ACCEPT_TOKEN(anon_sym_vararg);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 458:
      ACCEPT_TOKEN(anon_sym_noinline);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(anon_sym_noinline);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 460:
      ACCEPT_TOKEN(anon_sym_noinline);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(anon_sym_noinline);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 462:
      ACCEPT_TOKEN(anon_sym_crossinline);
      END_STATE();
    case 463:
      ACCEPT_TOKEN(anon_sym_crossinline);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 464:
      ACCEPT_TOKEN(anon_sym_crossinline);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 465:
      ACCEPT_TOKEN(anon_sym_crossinline);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(anon_sym_expect);
      END_STATE();
    case 467:
      ACCEPT_TOKEN(anon_sym_expect);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 468:
      ACCEPT_TOKEN(anon_sym_expect);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 469:
      ACCEPT_TOKEN(anon_sym_expect);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 470:
      ACCEPT_TOKEN(anon_sym_actual);
      END_STATE();
    case 471:
      ACCEPT_TOKEN(anon_sym_actual);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 472:
      ACCEPT_TOKEN(anon_sym_actual);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 473:
      ACCEPT_TOKEN(anon_sym_actual);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 474:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 475:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == ':') ADVANCE(505);
      END_STATE();
    case 476:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 477:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(498);
      END_STATE();
    case 478:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    case 479:
      ACCEPT_TOKEN(anon_sym_PLUS_EQ);
      END_STATE();
    case 480:
      ACCEPT_TOKEN(anon_sym_DASH_EQ);
      END_STATE();
    case 481:
      ACCEPT_TOKEN(anon_sym_STAR_EQ);
      END_STATE();
    case 482:
      ACCEPT_TOKEN(anon_sym_SLASH_EQ);
      END_STATE();
    case 483:
      ACCEPT_TOKEN(anon_sym_PERCENT_EQ);
      END_STATE();
    case 484:
      ACCEPT_TOKEN(anon_sym_PLUS_PLUS);
      END_STATE();
    case 485:
      ACCEPT_TOKEN(anon_sym_DASH_DASH);
      END_STATE();
    case 486:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '+') ADVANCE(484);
      END_STATE();
    case 487:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '+') ADVANCE(484);
      if (lookahead == '=') ADVANCE(479);
      END_STATE();
    case 488:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '-') ADVANCE(485);
      if (lookahead == '=') ADVANCE(480);
      END_STATE();
    case 489:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '-') ADVANCE(485);
      if (lookahead == '=') ADVANCE(480);
      if (lookahead == '>') ADVANCE(478);
      END_STATE();
    case 490:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '-') ADVANCE(485);
      if (lookahead == '>') ADVANCE(478);
      END_STATE();
    case 491:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 492:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == '!') ADVANCE(494);
      if (lookahead == '=') ADVANCE(499);
      if (lookahead == 'i') ADVANCE(257);
      END_STATE();
    case 493:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == 'i') ADVANCE(257);
      END_STATE();
    case 494:
      ACCEPT_TOKEN(anon_sym_BANG_BANG);
      END_STATE();
    case 495:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '/') ADVANCE(925);
      if (lookahead == '=') ADVANCE(482);
      END_STATE();
    case 496:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      if (lookahead == '=') ADVANCE(483);
      END_STATE();
    case 497:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      END_STATE();
    case 498:
      ACCEPT_TOKEN(anon_sym_AMP_AMP);
      END_STATE();
    case 499:
      ACCEPT_TOKEN(anon_sym_BANG_EQ);
      if (lookahead == '=') ADVANCE(500);
      END_STATE();
    case 500:
      ACCEPT_TOKEN(anon_sym_BANG_EQ_EQ);
      END_STATE();
    case 501:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      if (lookahead == '=') ADVANCE(502);
      END_STATE();
    case 502:
      ACCEPT_TOKEN(anon_sym_EQ_EQ_EQ);
      END_STATE();
    case 503:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 504:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      END_STATE();
    case 505:
      ACCEPT_TOKEN(anon_sym_QMARK_COLON);
      END_STATE();
    case 506:
      ACCEPT_TOKEN(anon_sym_BANGin);
      END_STATE();
    case 507:
      ACCEPT_TOKEN(anon_sym_as_QMARK);
      END_STATE();
    case 508:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      if (lookahead == '<') ADVANCE(509);
      END_STATE();
    case 509:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_LT);
      END_STATE();
    case 510:
      ACCEPT_TOKEN(anon_sym_this_AT);
      END_STATE();
    case 511:
      ACCEPT_TOKEN(anon_sym_super_AT);
      END_STATE();
    case 512:
      ACCEPT_TOKEN(anon_sym_AT2);
      END_STATE();
    case 513:
      ACCEPT_TOKEN(anon_sym_return_AT);
      END_STATE();
    case 514:
      ACCEPT_TOKEN(anon_sym_COLON_COLON);
      END_STATE();
    case 515:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 516:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      if (lookahead == '"') ADVANCE(25);
      END_STATE();
    case 517:
      ACCEPT_TOKEN(aux_sym_string_literal_token1);
      END_STATE();
    case 518:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == '\n') ADVANCE(565);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(518);
      END_STATE();
    case 519:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      ADVANCE_MAP(
        '/', 520,
        '`', 563,
        'a', 528,
        'c', 546,
        'd', 524,
        'e', 540,
        'g', 534,
        'i', 544,
        'o', 549,
        's', 534,
        'v', 523,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(519);
      if (set_contains(sym_identifier_character_set_1, 429, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 520:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == '/') ADVANCE(518);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 521:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == '`') ADVANCE(565);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(565);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(521);
      END_STATE();
    case 522:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'a') ADVANCE(564);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 523:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'a') ADVANCE(537);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 524:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'a') ADVANCE(558);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 525:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'a') ADVANCE(536);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 526:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'a') ADVANCE(557);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 527:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'a') ADVANCE(555);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 528:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'c') ADVANCE(556);
      if (lookahead == 'n') ADVANCE(542);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 529:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'c') ADVANCE(554);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 530:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'e') ADVANCE(564);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 531:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'e') ADVANCE(552);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 532:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'e') ADVANCE(529);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 533:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'e') ADVANCE(551);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 534:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'e') ADVANCE(554);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 535:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'i') ADVANCE(548);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 536:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'l') ADVANCE(564);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 537:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'l') ADVANCE(562);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 538:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'm') ADVANCE(564);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 539:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'n') ADVANCE(564);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 540:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'n') ADVANCE(560);
      if (lookahead == 'x') ADVANCE(550);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 541:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'n') ADVANCE(553);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 542:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'n') ADVANCE(547);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 543:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'n') ADVANCE(533);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 544:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'n') ADVANCE(543);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 545:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'o') ADVANCE(551);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 546:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'o') ADVANCE(541);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 547:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'o') ADVANCE(559);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 548:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'o') ADVANCE(539);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 549:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'p') ADVANCE(531);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 550:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'p') ADVANCE(532);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 551:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'r') ADVANCE(564);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 552:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'r') ADVANCE(526);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 553:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 's') ADVANCE(554);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 554:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 't') ADVANCE(564);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 555:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 't') ADVANCE(535);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 556:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 't') ADVANCE(561);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 557:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 't') ADVANCE(545);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 558:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 't') ADVANCE(522);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 559:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 't') ADVANCE(527);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 560:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'u') ADVANCE(538);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 561:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'u') ADVANCE(525);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 562:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == 'u') ADVANCE(530);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 563:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == '`') ADVANCE(565);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(521);
      END_STATE();
    case 564:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(564);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 565:
      ACCEPT_TOKEN(aux_sym_string_literal_token2);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '$' &&
          lookahead != '\\') ADVANCE(565);
      END_STATE();
    case 566:
      ACCEPT_TOKEN(anon_sym_DOLLAR);
      if (lookahead == '{') ADVANCE(570);
      END_STATE();
    case 567:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 568:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE);
      if (lookahead == '"') ADVANCE(569);
      END_STATE();
    case 569:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 570:
      ACCEPT_TOKEN(anon_sym_DOLLAR_LBRACE);
      END_STATE();
    case 571:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      END_STATE();
    case 572:
      ACCEPT_TOKEN(aux_sym_character_literal_token1);
      END_STATE();
    case 573:
      ACCEPT_TOKEN(sym_escape_sequence);
      END_STATE();
    case 574:
      ACCEPT_TOKEN(sym_number_literal);
      END_STATE();
    case 575:
      ACCEPT_TOKEN(sym_number_literal);
      ADVANCE_MAP(
        '.', 324,
        '_', 323,
        'B', 322,
        'b', 322,
        'E', 321,
        'e', 321,
        'F', 580,
        'f', 580,
        'L', 574,
        'l', 574,
        'U', 579,
        'u', 579,
        'X', 327,
        'x', 327,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(576);
      END_STATE();
    case 576:
      ACCEPT_TOKEN(sym_number_literal);
      ADVANCE_MAP(
        '.', 324,
        '_', 323,
        'E', 321,
        'e', 321,
        'F', 580,
        'f', 580,
        'L', 574,
        'l', 574,
        'U', 579,
        'u', 579,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(576);
      END_STATE();
    case 577:
      ACCEPT_TOKEN(sym_number_literal);
      if (lookahead == '_') ADVANCE(322);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(574);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(579);
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(577);
      END_STATE();
    case 578:
      ACCEPT_TOKEN(sym_number_literal);
      if (lookahead == '_') ADVANCE(327);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(574);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(579);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(578);
      END_STATE();
    case 579:
      ACCEPT_TOKEN(sym_number_literal);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(574);
      END_STATE();
    case 580:
      ACCEPT_TOKEN(sym_float_literal);
      END_STATE();
    case 581:
      ACCEPT_TOKEN(sym_float_literal);
      if (lookahead == '_') ADVANCE(324);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(321);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(580);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(581);
      END_STATE();
    case 582:
      ACCEPT_TOKEN(sym_float_literal);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(580);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(582);
      END_STATE();
    case 583:
      ACCEPT_TOKEN(sym_label);
      END_STATE();
    case 584:
      ACCEPT_TOKEN(sym_identifier);
      END_STATE();
    case 585:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(507);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 586:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(507);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 587:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(510);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 588:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(510);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 589:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(511);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 590:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(511);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 591:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(513);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 592:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(513);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 593:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(673);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 594:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(379);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 595:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(659);
      if (lookahead == 'h') ADVANCE(658);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 596:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(659);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 597:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(742);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 598:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(677);
      if (lookahead == 't') ADVANCE(361);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 599:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(677);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 600:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(745);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 601:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(669);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 602:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(670);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 603:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(671);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 604:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(716);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 605:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(672);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 606:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(674);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 607:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(744);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 608:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(746);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 609:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(747);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 610:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'a') ADVANCE(619);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 611:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'b') ADVANCE(731);
      if (lookahead == 'c') ADVANCE(740);
      if (lookahead == 'n') ADVANCE(686);
      if (lookahead == 's') ADVANCE(585);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 612:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'b') ADVANCE(731);
      if (lookahead == 'c') ADVANCE(740);
      if (lookahead == 'n') ADVANCE(686);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 613:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'b') ADVANCE(675);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 614:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(740);
      if (lookahead == 'n') ADVANCE(686);
      if (lookahead == 's') ADVANCE(585);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 615:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(740);
      if (lookahead == 'n') ADVANCE(686);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 616:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(419);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 617:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(391);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 618:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(737);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 619:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(738);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 620:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'c') ADVANCE(748);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 621:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(371);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 622:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(411);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 623:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(427);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 624:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'd') ADVANCE(635);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 625:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(598);
      if (lookahead == 'u') ADVANCE(711);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 626:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(598);
      if (lookahead == 'u') ADVANCE(727);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 627:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(684);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 628:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(719);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 629:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(618);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 630:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(621);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 631:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(387);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 632:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(403);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 633:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(423);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 634:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(459);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 635:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(447);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 636:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(463);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 637:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(734);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 638:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(724);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 639:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(617);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 640:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(715);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 641:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(623);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 642:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(718);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 643:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(599);
      if (lookahead == 'u') ADVANCE(727);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 644:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(687);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 645:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(725);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 646:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(735);
      if (lookahead == 'u') ADVANCE(711);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 647:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(743);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 648:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(620);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 649:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(664);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 650:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'e') ADVANCE(726);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 651:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'f') ADVANCE(655);
      if (lookahead == 'l') ADVANCE(663);
      if (lookahead == 'n') ADVANCE(640);
      if (lookahead == 't') ADVANCE(650);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 652:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'g') ADVANCE(455);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 653:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'h') ADVANCE(658);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 654:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(755);
      if (lookahead == 'o') ADVANCE(749);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 655:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(756);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 656:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(616);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 657:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(624);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 658:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(729);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 659:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(676);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 660:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(688);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 661:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(690);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 662:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(706);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 663:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(693);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 664:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(692);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 665:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(739);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 666:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(695);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 667:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(696);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 668:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'i') ADVANCE(700);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 669:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(439);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 670:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(471);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 671:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(407);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 672:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(431);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 673:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(752);
      if (lookahead == 'r') ADVANCE(604);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 674:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(752);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 675:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(656);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 676:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(723);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 677:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(630);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 678:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(666);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 679:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'l') ADVANCE(667);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 680:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'm') ADVANCE(367);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 681:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(751);
      if (lookahead == 'x') ADVANCE(709);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 682:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(751);
      if (lookahead == 'x') ADVANCE(710);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 683:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(651);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 684:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(443);
      if (lookahead == 'r') ADVANCE(607);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 685:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(375);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 686:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(704);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 687:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(622);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 688:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(601);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 689:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(591);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 690:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(678);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 691:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(640);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 692:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(665);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 693:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(632);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 694:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(691);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 695:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(634);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 696:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(636);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 697:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(732);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 698:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(603);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 699:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(605);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 700:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'n') ADVANCE(679);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 701:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(730);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 702:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(697);
      if (lookahead == 'r') ADVANCE(701);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 703:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(697);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 704:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(750);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 705:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(717);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 706:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(685);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 707:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'o') ADVANCE(661);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 708:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(627);
      if (lookahead == 'v') ADVANCE(628);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 709:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(629);
      if (lookahead == 't') ADVANCE(638);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 710:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 711:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(642);
      if (lookahead == 's') ADVANCE(712);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 712:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(644);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 713:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'p') ADVANCE(645);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 714:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(654);
      if (lookahead == 'u') ADVANCE(613);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 715:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(383);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 716:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(652);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 717:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(395);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 718:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(589);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 719:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(721);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 720:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(610);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 721:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(657);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 722:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(689);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 723:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(639);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 724:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(698);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 725:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(607);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 726:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'r') ADVANCE(699);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 727:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(712);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 728:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(585);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 729:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(587);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 730:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(733);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 731:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(741);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 732:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(736);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 733:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 's') ADVANCE(668);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 734:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(357);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 735:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(361);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 736:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(415);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 737:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(467);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 738:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(435);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 739:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(451);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 740:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(754);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 741:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(720);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 742:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(594);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 743:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(753);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 744:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(705);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 745:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(649);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 746:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(662);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 747:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(633);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 748:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(641);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 749:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(648);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 750:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 't') ADVANCE(608);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 751:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'u') ADVANCE(680);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 752:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'u') ADVANCE(631);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 753:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'u') ADVANCE(722);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 754:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'u') ADVANCE(602);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 755:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'v') ADVANCE(609);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 756:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (lookahead == 'x') ADVANCE(399);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 757:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '@') ADVANCE(583);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(757);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 758:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(838);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 759:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(381);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 760:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(824);
      if (lookahead == 'h') ADVANCE(823);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 761:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(824);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 762:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(908);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 763:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(842);
      if (lookahead == 't') ADVANCE(363);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 764:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(842);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 765:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(911);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 766:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(834);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 767:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(835);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 768:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(836);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 769:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(881);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 770:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(837);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 771:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(839);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 772:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(910);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 773:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(912);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 774:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(885);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 775:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(913);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 776:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(784);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 777:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'b') ADVANCE(897);
      if (lookahead == 'c') ADVANCE(906);
      if (lookahead == 'n') ADVANCE(851);
      if (lookahead == 's') ADVANCE(586);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 778:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'b') ADVANCE(897);
      if (lookahead == 'c') ADVANCE(906);
      if (lookahead == 'n') ADVANCE(851);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 779:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'b') ADVANCE(840);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 780:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(906);
      if (lookahead == 'n') ADVANCE(851);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 781:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(421);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 782:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(393);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 783:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(903);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 784:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(904);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 785:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(914);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 786:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'd') ADVANCE(373);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 787:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'd') ADVANCE(413);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 788:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'd') ADVANCE(429);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 789:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'd') ADVANCE(800);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 790:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(763);
      if (lookahead == 'u') ADVANCE(876);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 791:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(763);
      if (lookahead == 'u') ADVANCE(894);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 792:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(849);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 793:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(886);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 794:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(783);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 795:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(786);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 796:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(389);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 797:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(405);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 798:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(425);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 799:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(461);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 800:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(449);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 801:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(465);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 802:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(900);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 803:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(891);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 804:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(782);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 805:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(880);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 806:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(788);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 807:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(884);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 808:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(764);
      if (lookahead == 'u') ADVANCE(894);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 809:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(853);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 810:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(892);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 811:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(901);
      if (lookahead == 'u') ADVANCE(894);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 812:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(901);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 813:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(909);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 814:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(785);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 815:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(829);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 816:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(893);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 817:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'f') ADVANCE(820);
      if (lookahead == 'l') ADVANCE(828);
      if (lookahead == 'n') ADVANCE(805);
      if (lookahead == 't') ADVANCE(816);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 818:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'g') ADVANCE(457);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 819:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(921);
      if (lookahead == 'o') ADVANCE(915);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 820:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(922);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 821:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(781);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 822:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(789);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 823:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(895);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 824:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(841);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 825:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(854);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 826:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(855);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 827:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(871);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 828:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(858);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 829:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(857);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 830:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(905);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 831:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(860);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 832:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(861);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 833:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(865);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 834:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(441);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 835:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(473);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 836:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(409);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 837:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(433);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 838:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(918);
      if (lookahead == 'r') ADVANCE(769);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 839:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(918);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 840:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(821);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 841:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(890);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 842:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(795);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 843:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(831);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 844:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(832);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 845:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'm') ADVANCE(369);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 846:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(917);
      if (lookahead == 'x') ADVANCE(874);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 847:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(917);
      if (lookahead == 'x') ADVANCE(875);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 848:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(817);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 849:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(445);
      if (lookahead == 'r') ADVANCE(772);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 850:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(377);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 851:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(869);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 852:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(592);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 853:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(787);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 854:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(766);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 855:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(843);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 856:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(805);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 857:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(830);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 858:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(797);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 859:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(856);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 860:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(799);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 861:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(801);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 862:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(898);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 863:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(768);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 864:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(770);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 865:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(844);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 866:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(896);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 867:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(862);
      if (lookahead == 'r') ADVANCE(866);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 868:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(862);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 869:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(916);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 870:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(882);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 871:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(850);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 872:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(826);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 873:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'p') ADVANCE(792);
      if (lookahead == 'v') ADVANCE(793);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 874:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'p') ADVANCE(794);
      if (lookahead == 't') ADVANCE(803);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 875:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'p') ADVANCE(794);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 876:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'p') ADVANCE(807);
      if (lookahead == 's') ADVANCE(877);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 877:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'p') ADVANCE(809);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 878:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'p') ADVANCE(810);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 879:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(819);
      if (lookahead == 'u') ADVANCE(779);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 880:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(385);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 881:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(818);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 882:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(397);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 883:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(866);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 884:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(590);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 885:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(769);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 886:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(888);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 887:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(776);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 888:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(822);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 889:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(852);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 890:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(804);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 891:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(863);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 892:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(772);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 893:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(864);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 894:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(877);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 895:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(588);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 896:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(899);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 897:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(907);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 898:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(902);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 899:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(833);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 900:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(359);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 901:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(363);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 902:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(417);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 903:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(469);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 904:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(437);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 905:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(453);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 906:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(920);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 907:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(887);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 908:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(759);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 909:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(919);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 910:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(870);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 911:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(815);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 912:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(827);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 913:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(798);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 914:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(806);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 915:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(814);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 916:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(773);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 917:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(845);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 918:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(796);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 919:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(889);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 920:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(767);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 921:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'v') ADVANCE(775);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 922:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'x') ADVANCE(401);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 923:
      ACCEPT_TOKEN(sym_identifier);
      if (set_contains(sym_identifier_character_set_2, 452, lookahead)) ADVANCE(923);
      END_STATE();
    case 924:
      ACCEPT_TOKEN(sym_shebang);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(924);
      END_STATE();
    case 925:
      ACCEPT_TOKEN(sym_line_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(925);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      ADVANCE_MAP(
        'a', 1,
        'b', 2,
        'c', 3,
        'd', 4,
        'e', 5,
        'f', 6,
        'i', 7,
        'o', 8,
        'p', 9,
        'r', 10,
        's', 11,
        't', 12,
        'v', 13,
        'w', 14,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(0);
      END_STATE();
    case 1:
      if (lookahead == 's') ADVANCE(15);
      END_STATE();
    case 2:
      if (lookahead == 'y') ADVANCE(16);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(17);
      if (lookahead == 'l') ADVANCE(18);
      if (lookahead == 'o') ADVANCE(19);
      END_STATE();
    case 4:
      if (lookahead == 'e') ADVANCE(20);
      if (lookahead == 'o') ADVANCE(21);
      if (lookahead == 'y') ADVANCE(22);
      END_STATE();
    case 5:
      if (lookahead == 'l') ADVANCE(23);
      END_STATE();
    case 6:
      if (lookahead == 'i') ADVANCE(24);
      if (lookahead == 'o') ADVANCE(25);
      if (lookahead == 'u') ADVANCE(26);
      END_STATE();
    case 7:
      if (lookahead == 'f') ADVANCE(27);
      if (lookahead == 'm') ADVANCE(28);
      if (lookahead == 'n') ADVANCE(29);
      if (lookahead == 's') ADVANCE(30);
      END_STATE();
    case 8:
      if (lookahead == 'b') ADVANCE(31);
      if (lookahead == 'u') ADVANCE(32);
      END_STATE();
    case 9:
      if (lookahead == 'a') ADVANCE(33);
      if (lookahead == 'r') ADVANCE(34);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(35);
      END_STATE();
    case 11:
      if (lookahead == 'e') ADVANCE(36);
      if (lookahead == 'u') ADVANCE(37);
      END_STATE();
    case 12:
      if (lookahead == 'h') ADVANCE(38);
      if (lookahead == 'r') ADVANCE(39);
      if (lookahead == 'y') ADVANCE(40);
      END_STATE();
    case 13:
      if (lookahead == 'a') ADVANCE(41);
      END_STATE();
    case 14:
      if (lookahead == 'h') ADVANCE(42);
      END_STATE();
    case 15:
      ACCEPT_TOKEN(anon_sym_as);
      END_STATE();
    case 16:
      ACCEPT_TOKEN(anon_sym_by);
      END_STATE();
    case 17:
      if (lookahead == 't') ADVANCE(43);
      END_STATE();
    case 18:
      if (lookahead == 'a') ADVANCE(44);
      END_STATE();
    case 19:
      if (lookahead == 'm') ADVANCE(45);
      if (lookahead == 'n') ADVANCE(46);
      END_STATE();
    case 20:
      if (lookahead == 'l') ADVANCE(47);
      END_STATE();
    case 21:
      ACCEPT_TOKEN(anon_sym_do);
      END_STATE();
    case 22:
      if (lookahead == 'n') ADVANCE(48);
      END_STATE();
    case 23:
      if (lookahead == 's') ADVANCE(49);
      END_STATE();
    case 24:
      if (lookahead == 'e') ADVANCE(50);
      if (lookahead == 'l') ADVANCE(51);
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 25:
      if (lookahead == 'r') ADVANCE(53);
      END_STATE();
    case 26:
      if (lookahead == 'n') ADVANCE(54);
      END_STATE();
    case 27:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 28:
      if (lookahead == 'p') ADVANCE(55);
      END_STATE();
    case 29:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'i') ADVANCE(56);
      if (lookahead == 't') ADVANCE(57);
      END_STATE();
    case 30:
      ACCEPT_TOKEN(anon_sym_is);
      END_STATE();
    case 31:
      if (lookahead == 'j') ADVANCE(58);
      END_STATE();
    case 32:
      if (lookahead == 't') ADVANCE(59);
      END_STATE();
    case 33:
      if (lookahead == 'c') ADVANCE(60);
      if (lookahead == 'r') ADVANCE(61);
      END_STATE();
    case 34:
      if (lookahead == 'o') ADVANCE(62);
      END_STATE();
    case 35:
      if (lookahead == 'c') ADVANCE(63);
      if (lookahead == 'i') ADVANCE(64);
      if (lookahead == 't') ADVANCE(65);
      END_STATE();
    case 36:
      if (lookahead == 't') ADVANCE(66);
      END_STATE();
    case 37:
      if (lookahead == 'p') ADVANCE(67);
      END_STATE();
    case 38:
      if (lookahead == 'i') ADVANCE(68);
      if (lookahead == 'r') ADVANCE(69);
      END_STATE();
    case 39:
      if (lookahead == 'y') ADVANCE(70);
      END_STATE();
    case 40:
      if (lookahead == 'p') ADVANCE(71);
      END_STATE();
    case 41:
      if (lookahead == 'l') ADVANCE(72);
      if (lookahead == 'r') ADVANCE(73);
      END_STATE();
    case 42:
      if (lookahead == 'e') ADVANCE(74);
      if (lookahead == 'i') ADVANCE(75);
      END_STATE();
    case 43:
      if (lookahead == 'c') ADVANCE(76);
      END_STATE();
    case 44:
      if (lookahead == 's') ADVANCE(77);
      END_STATE();
    case 45:
      if (lookahead == 'p') ADVANCE(78);
      END_STATE();
    case 46:
      if (lookahead == 's') ADVANCE(79);
      END_STATE();
    case 47:
      if (lookahead == 'e') ADVANCE(80);
      END_STATE();
    case 48:
      if (lookahead == 'a') ADVANCE(81);
      END_STATE();
    case 49:
      if (lookahead == 'e') ADVANCE(82);
      END_STATE();
    case 50:
      if (lookahead == 'l') ADVANCE(83);
      END_STATE();
    case 51:
      if (lookahead == 'e') ADVANCE(84);
      END_STATE();
    case 52:
      if (lookahead == 'a') ADVANCE(85);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(anon_sym_fun);
      END_STATE();
    case 55:
      if (lookahead == 'o') ADVANCE(86);
      END_STATE();
    case 56:
      if (lookahead == 't') ADVANCE(87);
      END_STATE();
    case 57:
      if (lookahead == 'e') ADVANCE(88);
      END_STATE();
    case 58:
      if (lookahead == 'e') ADVANCE(89);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(anon_sym_out);
      END_STATE();
    case 60:
      if (lookahead == 'k') ADVANCE(90);
      END_STATE();
    case 61:
      if (lookahead == 'a') ADVANCE(91);
      END_STATE();
    case 62:
      if (lookahead == 'p') ADVANCE(92);
      END_STATE();
    case 63:
      if (lookahead == 'e') ADVANCE(93);
      END_STATE();
    case 64:
      if (lookahead == 'f') ADVANCE(94);
      END_STATE();
    case 65:
      if (lookahead == 'u') ADVANCE(95);
      END_STATE();
    case 66:
      if (lookahead == 'p') ADVANCE(96);
      END_STATE();
    case 67:
      if (lookahead == 'e') ADVANCE(97);
      END_STATE();
    case 68:
      if (lookahead == 's') ADVANCE(98);
      END_STATE();
    case 69:
      if (lookahead == 'o') ADVANCE(99);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(anon_sym_try);
      END_STATE();
    case 71:
      if (lookahead == 'e') ADVANCE(100);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(anon_sym_val);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 74:
      if (lookahead == 'n') ADVANCE(101);
      if (lookahead == 'r') ADVANCE(102);
      END_STATE();
    case 75:
      if (lookahead == 'l') ADVANCE(103);
      END_STATE();
    case 76:
      if (lookahead == 'h') ADVANCE(104);
      END_STATE();
    case 77:
      if (lookahead == 's') ADVANCE(105);
      END_STATE();
    case 78:
      if (lookahead == 'a') ADVANCE(106);
      END_STATE();
    case 79:
      if (lookahead == 't') ADVANCE(107);
      END_STATE();
    case 80:
      if (lookahead == 'g') ADVANCE(108);
      END_STATE();
    case 81:
      if (lookahead == 'm') ADVANCE(109);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 83:
      if (lookahead == 'd') ADVANCE(110);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(anon_sym_file);
      END_STATE();
    case 85:
      if (lookahead == 'l') ADVANCE(111);
      END_STATE();
    case 86:
      if (lookahead == 'r') ADVANCE(112);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(anon_sym_init);
      END_STATE();
    case 88:
      if (lookahead == 'r') ADVANCE(113);
      END_STATE();
    case 89:
      if (lookahead == 'c') ADVANCE(114);
      END_STATE();
    case 90:
      if (lookahead == 'a') ADVANCE(115);
      END_STATE();
    case 91:
      if (lookahead == 'm') ADVANCE(116);
      END_STATE();
    case 92:
      if (lookahead == 'e') ADVANCE(117);
      END_STATE();
    case 93:
      if (lookahead == 'i') ADVANCE(118);
      END_STATE();
    case 94:
      if (lookahead == 'i') ADVANCE(119);
      END_STATE();
    case 95:
      if (lookahead == 'r') ADVANCE(120);
      END_STATE();
    case 96:
      if (lookahead == 'a') ADVANCE(121);
      END_STATE();
    case 97:
      if (lookahead == 'r') ADVANCE(122);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(anon_sym_this);
      END_STATE();
    case 99:
      if (lookahead == 'w') ADVANCE(123);
      END_STATE();
    case 100:
      if (lookahead == 'a') ADVANCE(124);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(anon_sym_when);
      END_STATE();
    case 102:
      if (lookahead == 'e') ADVANCE(125);
      END_STATE();
    case 103:
      if (lookahead == 'e') ADVANCE(126);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(anon_sym_catch);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 106:
      if (lookahead == 'n') ADVANCE(127);
      END_STATE();
    case 107:
      if (lookahead == 'r') ADVANCE(128);
      END_STATE();
    case 108:
      if (lookahead == 'a') ADVANCE(129);
      END_STATE();
    case 109:
      if (lookahead == 'i') ADVANCE(130);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(anon_sym_field);
      END_STATE();
    case 111:
      if (lookahead == 'l') ADVANCE(131);
      END_STATE();
    case 112:
      if (lookahead == 't') ADVANCE(132);
      END_STATE();
    case 113:
      if (lookahead == 'f') ADVANCE(133);
      END_STATE();
    case 114:
      if (lookahead == 't') ADVANCE(134);
      END_STATE();
    case 115:
      if (lookahead == 'g') ADVANCE(135);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(anon_sym_param);
      END_STATE();
    case 117:
      if (lookahead == 'r') ADVANCE(136);
      END_STATE();
    case 118:
      if (lookahead == 'v') ADVANCE(137);
      END_STATE();
    case 119:
      if (lookahead == 'e') ADVANCE(138);
      END_STATE();
    case 120:
      if (lookahead == 'n') ADVANCE(139);
      END_STATE();
    case 121:
      if (lookahead == 'r') ADVANCE(140);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(anon_sym_super);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(anon_sym_throw);
      END_STATE();
    case 124:
      if (lookahead == 'l') ADVANCE(141);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(anon_sym_where);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(anon_sym_while);
      END_STATE();
    case 127:
      if (lookahead == 'i') ADVANCE(142);
      END_STATE();
    case 128:
      if (lookahead == 'u') ADVANCE(143);
      END_STATE();
    case 129:
      if (lookahead == 't') ADVANCE(144);
      END_STATE();
    case 130:
      if (lookahead == 'c') ADVANCE(145);
      END_STATE();
    case 131:
      if (lookahead == 'y') ADVANCE(146);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 133:
      if (lookahead == 'a') ADVANCE(147);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(anon_sym_object);
      END_STATE();
    case 135:
      if (lookahead == 'e') ADVANCE(148);
      END_STATE();
    case 136:
      if (lookahead == 't') ADVANCE(149);
      END_STATE();
    case 137:
      if (lookahead == 'e') ADVANCE(150);
      END_STATE();
    case 138:
      if (lookahead == 'd') ADVANCE(151);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(anon_sym_return);
      END_STATE();
    case 140:
      if (lookahead == 'a') ADVANCE(152);
      END_STATE();
    case 141:
      if (lookahead == 'i') ADVANCE(153);
      END_STATE();
    case 142:
      if (lookahead == 'o') ADVANCE(154);
      END_STATE();
    case 143:
      if (lookahead == 'c') ADVANCE(155);
      END_STATE();
    case 144:
      if (lookahead == 'e') ADVANCE(156);
      END_STATE();
    case 145:
      ACCEPT_TOKEN(anon_sym_dynamic);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(anon_sym_finally);
      END_STATE();
    case 147:
      if (lookahead == 'c') ADVANCE(157);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(anon_sym_package);
      END_STATE();
    case 149:
      if (lookahead == 'y') ADVANCE(158);
      END_STATE();
    case 150:
      if (lookahead == 'r') ADVANCE(159);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(sym_reification_modifier);
      END_STATE();
    case 152:
      if (lookahead == 'm') ADVANCE(160);
      END_STATE();
    case 153:
      if (lookahead == 'a') ADVANCE(161);
      END_STATE();
    case 154:
      if (lookahead == 'n') ADVANCE(162);
      END_STATE();
    case 155:
      if (lookahead == 't') ADVANCE(163);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(anon_sym_delegate);
      END_STATE();
    case 157:
      if (lookahead == 'e') ADVANCE(164);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(anon_sym_property);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(anon_sym_receiver);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_setparam);
      END_STATE();
    case 161:
      if (lookahead == 's') ADVANCE(165);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_companion);
      END_STATE();
    case 163:
      if (lookahead == 'o') ADVANCE(166);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(anon_sym_interface);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_typealias);
      END_STATE();
    case 166:
      if (lookahead == 'r') ADVANCE(167);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(anon_sym_constructor);
      END_STATE();
    default:
      return false;
  }
}

enum ts_external_scanner_symbol_identifiers {
  ts_external_token__semi = 0,
  ts_external_token__class_member_semi = 1,
  ts_external_token_block_comment = 2,
  ts_external_token__not_is = 3,
  ts_external_token__in = 4,
  ts_external_token__q_dot = 5,
  ts_external_token__multiline_string_content = 6,
  ts_external_token_constructor = 7,
  ts_external_token_get = 8,
  ts_external_token_set = 9,
  ts_external_token_DOLLAR = 10,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token__semi] = sym__semi,
  [ts_external_token__class_member_semi] = sym__class_member_semi,
  [ts_external_token_block_comment] = sym_block_comment,
  [ts_external_token__not_is] = sym__not_is,
  [ts_external_token__in] = sym__in,
  [ts_external_token__q_dot] = sym__q_dot,
  [ts_external_token__multiline_string_content] = sym__multiline_string_content,
  [ts_external_token_constructor] = anon_sym_constructor,
  [ts_external_token_get] = anon_sym_get,
  [ts_external_token_set] = anon_sym_set,
  [ts_external_token_DOLLAR] = anon_sym_DOLLAR,
};

static const bool ts_external_scanner_states[41][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token__semi] = true,
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__in] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token__multiline_string_content] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
    [ts_external_token_DOLLAR] = true,
  },
  [2] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [3] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__in] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [4] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__in] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [5] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [6] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [7] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [8] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [9] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__in] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [10] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [11] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [12] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [13] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
  },
  [14] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_set] = true,
  },
  [15] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_get] = true,
  },
  [16] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_get] = true,
  },
  [17] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_set] = true,
  },
  [18] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_get] = true,
  },
  [19] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
    [ts_external_token_set] = true,
  },
  [20] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
  },
  [21] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token_constructor] = true,
  },
  [22] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_constructor] = true,
  },
  [23] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token__not_is] = true,
    [ts_external_token__q_dot] = true,
  },
  [24] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_constructor] = true,
  },
  [25] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [26] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [27] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [28] = {
    [ts_external_token_block_comment] = true,
  },
  [29] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
  },
  [30] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_get] = true,
  },
  [31] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_set] = true,
  },
  [32] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token_set] = true,
  },
  [33] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token_get] = true,
  },
  [34] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_set] = true,
  },
  [35] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
    [ts_external_token_get] = true,
  },
  [36] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token_constructor] = true,
    [ts_external_token_get] = true,
    [ts_external_token_set] = true,
    [ts_external_token_DOLLAR] = true,
  },
  [37] = {
    [ts_external_token__semi] = true,
    [ts_external_token_block_comment] = true,
  },
  [38] = {
    [ts_external_token__class_member_semi] = true,
    [ts_external_token_block_comment] = true,
  },
  [39] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token_DOLLAR] = true,
  },
  [40] = {
    [ts_external_token_block_comment] = true,
    [ts_external_token__multiline_string_content] = true,
    [ts_external_token_DOLLAR] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_kotlin_external_scanner_create(void);
void tree_sitter_kotlin_external_scanner_destroy(void *);
bool tree_sitter_kotlin_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_kotlin_external_scanner_serialize(void *, char *);
void tree_sitter_kotlin_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_kotlin(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_identifier,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_kotlin_external_scanner_create,
      tree_sitter_kotlin_external_scanner_destroy,
      tree_sitter_kotlin_external_scanner_scan,
      tree_sitter_kotlin_external_scanner_serialize,
      tree_sitter_kotlin_external_scanner_deserialize,
    },
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
